import type { ReactNode } from 'react';
import { allowedTarget } from '../../model/link-target.ts';
import { useFileHosts } from './file-hosts.ts';

interface FileLinkProps {
  /** As an answer of the platform gives it. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A file of the platform in a window of its own; words alone where it lies neither with the platform nor on its file hosts. */
export function FileLink({ to, className, children }: FileLinkProps) {
  const { origin } = window.location;
  const hosts = useFileHosts();
  const address = allowedTarget(absolute(to, origin), [origin, ...hosts]);
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function absolute(address: string, origin: string): string {
  try {
    return new URL(address, origin).href;
  } catch {
    return '';
  }
}
