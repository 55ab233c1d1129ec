import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Link, useLocation, useNavigate } from '../routing.ts';
import styles from './Campaigns.module.css';
import { rules } from './rule-words.ts';
import { words } from './words.ts';

/** /collectRule: the rules of the first season. */
export function CollectRule() {
  return <Rules season="first" />;
}

/** /collectRule2: the rules of the season that runs, for every campaign. */
export function CollectRule2() {
  return <Rules season="second" />;
}

function Rules({ season }: { season: keyof typeof rules }) {
  const say = useSay();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { title, sections } = rules[season];
  return (
    <Page
      title={say(title)}
      focusKey={`rules ${season}`}
      onBack={() => void (key === 'default' ? navigate('/shareCollect') : navigate(-1))}
      aside={<LanguageSwitch />}
    >
      <div className={styles.rules}>
        {sections.map((section) => (
          <section key={section.title.zh}>
            <h2>{say(section.title)}</h2>
            <ol>
              {section.lines.map((line) => (
                <li key={line.zh}>{say(line)}</li>
              ))}
            </ol>
          </section>
        ))}
        <Link className={styles.link} to="/shareCollect">
          {say(words.current)}
        </Link>
      </div>
    </Page>
  );
}
