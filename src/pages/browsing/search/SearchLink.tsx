import { useT } from '../../../ui/language.tsx';
import { Link } from '../../routing.ts';
import { messages } from '../messages.ts';
import boxStyles from './Search.module.css';
import styles from './SearchLink.module.css';

/** What looks like a search field and leads to the page that is one. */
export function SearchLink({ keyword = '' }: { keyword?: string }) {
  const t = useT();
  return (
    <Link
      className={styles.link}
      to={keyword === '' ? '/search' : `/search?keyword=${encodeURIComponent(keyword)}`}
    >
      <Glass />
      <span>{keyword === '' ? t(messages.searchCars) : keyword}</span>
    </Link>
  );
}

export function Glass() {
  return (
    <svg className={boxStyles.glass} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
