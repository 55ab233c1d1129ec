import { createContext, type ReactNode, useContext } from 'react';

const Contact = createContext<ReactNode>(null);

/** Gives screens the app's button to the customer service, which they cannot make themselves. */
export const ContactButton = Contact.Provider;

/** Null where the app gives none. */
export function useContactButton(): ReactNode {
  return useContext(Contact);
}
