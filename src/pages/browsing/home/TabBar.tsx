import { useT } from '../../../ui/language.tsx';
import { Link, useLocation } from '../../routing.ts';
import { messages } from './tab-messages.ts';
import styles from './TabBar.module.css';

const tabs = [
  { to: '/testIndex', name: messages.home, path: 'M4 11 12 4l8 7v8.500h-5.500V14h-5v5.500H4z' },
  {
    to: '/newCar',
    name: messages.cars,
    path: 'M4 17v-4l2-5h12l2 5v4zM4 13h16M7 17v2M17 17v2',
  },
  { to: '/orderList', name: messages.orders, path: 'M6 4h12v16H6zM9 9h6M9 13h6' },
  {
    to: '/personal',
    name: messages.mine,
    path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  },
] as const;

/** The four places everything is reached from; at the lower edge of the homes. */
export function TabBar() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t(messages.mainPages)} data-bar="">
      {tabs.map(({ to, name, path }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={path} />
          </svg>
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
