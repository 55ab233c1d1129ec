import styles from './FormLinks.module.css';

/** Pages the form speaks of. What is written in the form is kept, so Back from there comes back to it. */
export function FormLinks(props: {
  links: Readonly<Record<string, { words: string; page: string }>>;
}) {
  const links = Object.entries(props.links);
  if (links.length === 0) return null;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return (
    <ul className={styles.links}>
      {links.map(([name, link]) => (
        <li key={name}>
          <a className={styles.link} href={`${base}${link.page}`}>
            {link.words}
          </a>
        </li>
      ))}
    </ul>
  );
}
