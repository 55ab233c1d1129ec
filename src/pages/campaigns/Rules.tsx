import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Link, useLocation, useNavigate } from '../routing.ts';
import { pagesOf, rulesIn } from './campaign.ts';
import styles from './Campaigns.module.css';
import { rules } from './rule-messages.ts';
import { titles, messages } from './messages.ts';

/** /collectRule: the rules of the first season. */
export function CollectRule() {
  return <Rules season="first" />;
}

/** /collectRule2: the rules of the season that runs, for every campaign; ?of=… for one of them. */
export function CollectRule2() {
  return <Rules season="second" />;
}

function Rules({ season }: { season: keyof typeof rules }) {
  const t = useT();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const { title, sections } = rules[season];
  const kind = season === 'second' ? rulesIn(search) : undefined;
  const shown = sections.filter(({ of }) => kind === undefined || of === undefined || of === kind);
  const campaign = pagesOf[kind ?? 'collect'].share;
  return (
    <Page
      title={kind ? t(messages.rulesOf, { campaign: t(titles[kind]) }) : t(title)}
      focusKey={`rules ${season} ${kind ?? ''}`}
      onBack={() => void (key === 'default' ? navigate(campaign) : navigate(-1))}
      headerAction={<LanguageSwitch />}
    >
      <div className={styles.rules}>
        {shown.map((section) => (
          <section key={section.title.zh}>
            <h2>{t(section.title)}</h2>
            <ol>
              {section.lines.map((line) => (
                <li key={line.zh}>{t(line)}</li>
              ))}
            </ol>
          </section>
        ))}
        {kind && (
          <Link className={styles.link} to="/collectRule2" replace>
            {t(messages.rulesOfAll)}
          </Link>
        )}
        <Link className={styles.link} to={campaign}>
          {t(messages.current)}
        </Link>
      </div>
    </Page>
  );
}
