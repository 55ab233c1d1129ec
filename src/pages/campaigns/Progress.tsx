import { yuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import type { Helper, Own, Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { messages } from './messages.ts';

/** How far the customer is, and who has helped. */
export function Progress({ participation, own }: { participation: Participation; own: Own }) {
  const t = useT();
  const language = useLanguage();
  const { kind, needed, reward, cards } = participation;
  const text = t(messages.progress, { helped: own.helped, needed });
  return (
    <section className={styles.section}>
      <h2>{text}</h2>
      <progress className={styles.bar} max={needed} value={own.helped} aria-label={text} />
      <p className={styles.quiet}>{t(messages.left, { left: needed - own.helped })}</p>
      {own.car && (
        <p>
          {own.car.name} ·{' '}
          {t(messages.cutSoFar, {
            cut: yuan(own.cut, language),
            amount: yuan(reward.amount, language),
          })}
        </p>
      )}
      {kind === 'collect' && (
        <>
          <h3 className={styles.sub}>{t(messages.cards)}</h3>
          <ul className={styles.cards}>
            {cards.map((card, at) => {
              const have = at < own.helped;
              return (
                <li key={card.zh} className={have ? styles.have : styles.missing}>
                  {card[language]}
                  <span>{t(have ? messages.have : messages.missing)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h3 className={styles.sub}>{t(messages.helpers)}</h3>
      <Helpers helps={own.helps} />
    </section>
  );
}

export function Helpers({ helps }: { helps: readonly Helper[] }) {
  const t = useT();
  const language = useLanguage();
  if (helps.length === 0) return <p className={styles.quiet}>{t(messages.noHelpers)}</p>;
  const what = ({ card, cut }: Helper) => {
    if (card) return t(messages.gave, { card: card[language] });
    return cut === undefined
      ? t(messages.accepted)
      : t(messages.cutBy, { amount: yuan(cut, language) });
  };
  return (
    <ul className={styles.lines}>
      {helps.map((help, at) => (
        // Names are masked and times are minutes: only the place tells two friends apart.
        <li key={at} className={styles.line}>
          <span>
            {help.name} {what(help)}
          </span>
          <time className={styles.quiet}>{help.at}</time>
        </li>
      ))}
    </ul>
  );
}
