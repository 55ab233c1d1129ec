import { createContext, useContext } from 'react';

/** Leads the customer to sign in; `then` follows where that takes place on top of the screen. */
export type SignIn = (then: () => void) => void;

const SigningInContext = createContext<SignIn | undefined>(undefined);

/** Gives screens the app's way to sign in. */
export const SigningIn = SigningInContext.Provider;

/** Undefined where signing in is impossible. */
export function useSignIn(): SignIn | undefined {
  return useContext(SigningInContext);
}
