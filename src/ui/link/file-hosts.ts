import { createContext, useContext } from 'react';

const Hosts = createContext<readonly string[]>([]);

/** Gives screens the origins that files of the platform lie on, beside the app's own. */
export const FileHosts = Hosts.Provider;

export function useFileHosts(): readonly string[] {
  return useContext(Hosts);
}
