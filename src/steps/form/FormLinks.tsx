import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './FormLinks.module.css';

interface FormLinksProps {
  links: Readonly<Record<string, { words: string; page: string }>>;
  /** Saves what is entered, so that Back from there returns to it. */
  onGo: () => void;
}

/** Pages the form speaks of. */
export function FormLinks({ links, onGo }: FormLinksProps) {
  const all = Object.entries(links);
  if (all.length === 0) return null;
  return (
    <ul className={styles.links}>
      {all.map(([name, link]) => (
        <li key={name}>
          <AppLink className={styles.link} to={link.page} onGo={onGo}>
            {link.words}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
