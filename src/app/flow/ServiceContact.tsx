import { type ReactNode, useState } from 'react';
import { customerServicePhone } from '../../api/constants.ts';
import { usePlatform } from '../../pages/platform.tsx';
import { useT } from '../../ui/language.tsx';
import { loadComponent } from '../../ui/lazy-component.ts';
import { OpenContact } from '../../ui/overlay/open-contact.ts';
import { messages } from '../messages.ts';

const sheet = () => import('../../pages/ServiceSheet.tsx').then((file) => file.ServiceSheet);

/** Opens the customer service for flows. It outlives the screen it was opened from: a car's frame goes when the car comes. */
export function ServiceContact({ children }: { children: ReactNode }) {
  const t = useT();
  const { toast } = usePlatform();
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof sheet>>>();
  const open = () => {
    void loadComponent(sheet).then((loaded) => {
      if (loaded) setSheet(() => loaded);
      // It is not there without a network, which a call needs not.
      else toast(t(messages.servicePhone, { phone: customerServicePhone }));
    });
  };
  return (
    <OpenContact value={open}>
      {children}
      {Sheet && <Sheet phone={customerServicePhone} onClose={() => setSheet(undefined)} />}
    </OpenContact>
  );
}
