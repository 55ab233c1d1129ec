import { useState } from 'react';
import { customerServicePhone } from '../api/constants.ts';
import { Button } from '../ui/Button.tsx';
import { useT } from '../ui/language.tsx';
import { messages } from '../ui/overlay/messages.ts';
import { ServiceSheet } from './ServiceSheet.tsx';

interface ContactProps {
  /** The customer service's unless given, as customers read it. */
  phone?: string;
  variant?: 'secondary' | 'plain';
}

/** A button that offers the phone and the online service. */
export function Contact({ phone = customerServicePhone, variant = 'secondary' }: ContactProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        {t(messages.contact)}
      </Button>
      {open && <ServiceSheet phone={phone} onClose={() => setOpen(false)} />}
    </>
  );
}
