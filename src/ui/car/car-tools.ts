import { createContext, type ReactNode, useContext } from 'react';

/** A car whose page is open, as whatever keeps or shares it needs to know it. */
export interface CarAtHand {
  carId: string;
  /** The address of its page within the app, without anything of the customer. */
  to: string;
  title: string;
  /** One line for whoever gets the link. */
  text: string;
  image?: string | undefined;
}

const Tools = createContext<(car: CarAtHand) => ReactNode>(() => null);

/** Gives the car's page the app's buttons to keep and to share it, which the page cannot make itself. */
export const CarTools = Tools.Provider;

/** What they are for a car; null where the app gives none. */
export function useCarTools(): (car: CarAtHand) => ReactNode {
  return useContext(Tools);
}
