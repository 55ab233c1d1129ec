import type { OrderDetail } from '../../api/order.ts';
import { FileLink } from '../../ui/link/FileLink.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ToFlow } from './Money.tsx';
import styles from './Orders.module.css';
import { messages } from './messages.ts';

/** What was signed, each as PDF; `reader`: the page that shows them here, where it is open. */
export function Documents({ order, reader }: { order: OrderDetail; reader: string | undefined }) {
  const t = useT();
  const language = useLanguage();
  const { documents = [] } = order;
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t(messages.documents)}</h2>
      <ul className={styles.lines}>
        {documents.map((document) => (
          <li key={document.id}>
            <FileLink className={styles.link} to={document.url}>
              {document.title[language]}
            </FileLink>
            {document.signedAt !== undefined && (
              <span className={styles.quiet}>
                {t(messages.signedOn, { date: document.signedAt.slice(0, 10) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {reader !== undefined && (
        <ToFlow orderNo={order.orderNo} page={reader}>
          {t(messages.readInApp)}
        </ToFlow>
      )}
    </section>
  );
}
