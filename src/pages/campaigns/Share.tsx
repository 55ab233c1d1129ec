import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { type ShareCard, usePlatform } from '../platform.tsx';
import { useShare } from '../use-share.ts';
import { inviteLink, type Own, type Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { cardMessages, messages } from './messages.ts';

/** Sends the invitation as the host can, and offers its card to the host's own menu while the page is shown. */
export function Share({ participation, own }: { participation: Participation; own: Own }) {
  const t = useT();
  const { environment, toast } = usePlatform();
  const [busy, setBusy] = useState(false);
  const { kind, campaign } = participation;
  const { invite } = own;
  const card = useMemo<ShareCard>(
    () => ({
      title: t(cardMessages[kind].title),
      description: t(cardMessages[kind].text),
      url: inviteLink(environment.sharePage, { kind, campaign }, { invite }),
      image: `${environment.shareImages}${kind}.png`,
    }),
    [t, kind, campaign, invite, environment],
  );
  const share = useShare(card);

  const send = () => {
    setBusy(true);
    void share().then((how) => {
      setBusy(false);
      if (how !== 'cancelled') toast(t(messages[how]));
    });
  };
  const copy = () => {
    const copied = navigator.clipboard?.writeText(card.url ?? '') ?? Promise.reject(new Error());
    void copied.then(
      () => toast(t(messages.copied)),
      () => toast(t(messages.failed)),
    );
  };
  return (
    <section className={styles.section}>
      <div className={styles.buttons}>
        <Button onPress={send} loading={busy}>
          {t(messages.share)}
        </Button>
        <Button variant="secondary" onPress={copy}>
          {t(messages.copy)}
        </Button>
      </div>
      <h3 className={styles.sub}>{t(messages.link)}</h3>
      <p className={styles.url}>{card.url}</p>
    </section>
  );
}
