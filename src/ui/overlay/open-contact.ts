import { createContext, useContext } from 'react';

const Contact = createContext<(() => void) | undefined>(undefined);

/** Gives screens what opens the customer service, which they cannot do themselves. */
export const OpenContact = Contact.Provider;

/** Undefined where the app gives none. */
export function useOpenContact(): (() => void) | undefined {
  return useContext(Contact);
}
