import { QueryProblem } from '../QueryProblem.tsx';
import { useT } from '../../ui/language.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { intoFlow, Link } from '../routing.ts';
import styles from './Account.module.css';
import { Avatar } from './Avatar.tsx';
import type { UserProfile } from './profile.ts';
import { messages } from './messages.ts';

/** /myProfile: what the platform knows of the customer. */
export function MyProfile() {
  const t = useT();
  const query = useEndpoint('user.profile', {});
  return (
    <PageWithBack title={t(messages.profile)} focusKey="profile">
      {query.isError && <QueryProblem query={query} />}
      {query.data ? (
        <Facts profile={query.data} />
      ) : (
        query.isPending && <Skeleton shape="row" count={5} text={t(messages.loading)} />
      )}
    </PageWithBack>
  );
}

function Facts({ profile }: { profile: UserProfile }) {
  const t = useT();
  const sexes = { '1': messages.male, '0': messages.female, '': messages.notSaid };
  const facts: readonly [string, string][] = [
    [t(messages.nickName), profile.nickName],
    [t(messages.sex), t(sexes[profile.sex])],
    [t(messages.birthday), profile.birthday || t(messages.notSaid)],
    [t(messages.phone), profile.phone],
    [t(messages.userId), profile.userId],
  ];
  return (
    <div className={styles.cards}>
      <div className={styles.portrait}>
        <Avatar sex={profile.sex} />
      </div>
      <dl className={`${styles.card ?? ''} ${styles.facts ?? ''}`}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.button} to="/updateInfomation" state={intoFlow}>
        {t(messages.change)}
      </Link>
    </div>
  );
}
