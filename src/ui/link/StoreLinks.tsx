import { useT } from '../language.tsx';
import { type MapPlace, mapLink, routeLink } from './map-links.ts';
import styles from './StoreLinks.module.css';
import { messages } from './messages.ts';

interface StoreLinksProps {
  store: MapPlace & { phone?: string | undefined };
}

/** How to reach a store: by phone, on a map, by car. What the platform does not say is left out. */
export function StoreLinks({ store }: StoreLinksProps) {
  const t = useT();
  const route = routeLink(store);
  const links = [
    store.phone !== undefined && {
      href: `tel:${store.phone.replace(/[^\d+]/g, '')}`,
      text: store.phone,
      label: t(messages.callStore, { store: store.name, phone: store.phone }),
    },
    {
      href: mapLink(store),
      text: t(messages.map),
      label: t(messages.mapOf, { store: store.name }),
    },
    route !== undefined && {
      href: route,
      text: t(messages.route),
      label: t(messages.routeTo, { store: store.name }),
    },
  ].filter((link) => link !== false);
  return (
    <ul className={styles.links}>
      {links.map(({ href, text, label }) => (
        <li key={href}>
          <a
            className={styles.link}
            href={href}
            aria-label={label}
            {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `12.3 km`; nothing for an unknown distance. */
export function useDistanceText(): (km: number | undefined) => string | undefined {
  const t = useT();
  return (km) =>
    km === undefined ? undefined : t(messages.distance, { km: Math.round(km * 10) / 10 });
}
