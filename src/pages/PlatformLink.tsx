import type { ReactNode } from 'react';
import { linkTarget } from '../model/link-target.ts';
import { usePlatform } from './platform.tsx';
import { Link } from './routing.ts';

interface AnswerLinkProps {
  /** As an answer of the platform gives it. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link that an answer of the platform gives: to a page of the app, or to the public site and the hosts of its files.
 * What leads anywhere else is shown and leads nowhere.
 */
export function PlatformLink({ to, className, children }: AnswerLinkProps) {
  const { siteHost, fileHosts } = usePlatform().environment;
  const target = linkTarget(to, [new URL(siteHost).origin, ...fileHosts]);
  if (target === undefined) return <span className={className}>{children}</span>;
  if ('page' in target) {
    return (
      <Link className={className} to={target.page}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target.outside} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
