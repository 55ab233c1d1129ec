import { AnswerProblem } from '../AnswerProblem.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnswer } from '../answers.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { intoFlow, Link } from '../routing.ts';
import styles from './Account.module.css';
import { Avatar } from './Avatar.tsx';
import type { Profile } from './profile.ts';
import { useBack } from './use-back.ts';
import { words } from './words.ts';

/** /myProfile: what the platform knows of the customer. */
export function MyProfile() {
  const say = useSay();
  const back = useBack();
  const answer = useAnswer<Profile>('user.profile', {});
  return (
    <Page title={say(words.profile)} focusKey="profile" onBack={back} aside={<LanguageSwitch />}>
      {answer.isError && <AnswerProblem answer={answer} />}
      {answer.data ? (
        <Facts profile={answer.data} />
      ) : (
        answer.isPending && <Skeleton shape="row" count={5} text={say(words.loading)} />
      )}
    </Page>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const say = useSay();
  const sexes = { '1': words.male, '0': words.female, '': words.notSaid };
  const facts: readonly [string, string][] = [
    [say(words.nickName), profile.nickName],
    [say(words.sex), say(sexes[profile.sex])],
    [say(words.birthday), profile.birthday || say(words.notSaid)],
    [say(words.phone), profile.phone],
    [say(words.userId), profile.userId],
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
        {say(words.change)}
      </Link>
    </div>
  );
}
