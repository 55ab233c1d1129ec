import { QueryProblem } from '../QueryProblem.tsx';
import type { ComponentType } from 'react';
import { yuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Link, useLocation, useNavigate } from '../routing.ts';
import { campaignIn, type Kind, rulesOf, type Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { titles, messages } from './messages.ts';

/** A page about the campaign of a kind that the address names, or the one that runs now. */
export function Campaign({
  kind,
  content: Content,
}: {
  kind: Kind;
  content: ComponentType<{ participation: Participation }>;
}) {
  const t = useT();
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const campaign = campaignIn(search);
  const query = useEndpoint('campaign.standing', {
    kind,
    ...(campaign !== undefined && { campaign }),
  });
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1));
  return (
    <Page
      title={t(titles[kind])}
      focusKey={`campaign ${kind}`}
      onBack={back}
      headerAction={<LanguageSwitch />}
    >
      {query.isPending && <Skeleton shape="banner" count={2} text={t(messages.loading)} />}
      {query.isError && <QueryProblem query={query} />}
      {query.data && (
        <div className={styles.sections}>
          <Hero participation={query.data} />
          <Content participation={query.data} />
          <p>
            <Link className={styles.link} to={rulesOf(query.data)}>
              {t(messages.rules)}
            </Link>
          </p>
        </div>
      )}
    </Page>
  );
}

function Hero({ participation }: { participation: Participation }) {
  const t = useT();
  const language = useLanguage();
  const { name, reward, startsOn, endsOn } = participation;
  return (
    <section className={styles.hero}>
      <h2>{name[language]}</h2>
      <p className={styles.worth}>{t(messages.worth, { amount: yuan(reward.amount, language) })}</p>
      <p>{t(messages.until, { from: startsOn, to: endsOn })}</p>
    </section>
  );
}
