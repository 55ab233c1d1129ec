import { useState } from 'react';
import { customerServicePhone } from '../api/constants.ts';
import { Button } from '../ui/Button.tsx';
import { ContactSheet } from '../ui/overlay/ContactSheet.tsx';
import { useT } from '../ui/language.tsx';
import { messages } from '../ui/overlay/messages.ts';
import { usePlatform } from './platform.tsx';

const forEver = new AbortController().signal;

interface ContactProps {
  /** The customer service's unless given, as customers read it. */
  phone?: string;
  variant?: 'secondary' | 'plain';
}

/** A button that offers the phone and the online service. */
export function Contact({ phone = customerServicePhone, variant = 'secondary' }: ContactProps) {
  const t = useT();
  const { call, host, environment } = usePlatform();
  const [open, setOpen] = useState(false);
  const service = environment.onlineService;
  const native = host.kind === 'native';
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        {t(messages.contact)}
      </Button>
      {open && (
        <ContactSheet
          phone={phone}
          service={service}
          onCall={() => void call('bridge.phone', { number: phone }, forEver)}
          onService={
            native ? () => void call('bridge.browser-open', { url: service }, forEver) : undefined
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
