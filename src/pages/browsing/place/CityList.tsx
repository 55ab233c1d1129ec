import { QueryProblem } from '../../QueryProblem.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Drawing } from '../../../ui/page/Drawing.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { usePlatform } from '../../platform.tsx';
import { useNavigate } from '../../routing.ts';
import type { Cities, ListedCity } from '../catalogue.ts';
import { chooseCity } from './chosen-place.ts';
import styles from './Cities.module.css';
import { messages } from '../find-messages.ts';
import { Letters } from '../brand/Letters.tsx';
import { locate } from './locate.ts';
import { useBack } from '../../use-back.ts';
import { useCity } from './use-city.ts';

/** /cityList: where to look for cars, by location, by letter, or among those chosen most. */
export function CityList() {
  const t = useT();
  const language = useLanguage();
  const back = useBack('/testIndex');
  const { toast } = usePlatform();
  const query = useEndpoint('city.list', {}, { staleTime: 60_000 });
  const choose = (city: ListedCity) => {
    chooseCity({
      code: city.code,
      name: city.name.zh,
      en: city.name.en,
      spell: city.spell,
      province: { code: city.provinceCode, name: city.province.zh },
    });
    toast(t(messages.cityChosen, { city: city.name[language] }), 'short', 'next');
    back();
  };
  return (
    <Page title={t(messages.chooseCity)} focusKey="cities" onBack={back}>
      <Here onChoose={choose} />
      {query.isPending && <Skeleton shape="row" count={9} text={t(messages.loadingCities)} />}
      {query.isError && <QueryProblem query={query} />}
      {query.data?.letters.length === 0 && <Empty title={t(messages.noCities)} />}
      {query.data && query.data.letters.length > 0 && (
        <Letters
          sections={[
            {
              letter: 'hot',
              title: t(messages.hotCities),
              short: t(messages.hot),
              content: <Cities layout="tile" cities={query.data.hot} onChoose={choose} />,
            },
            ...query.data.letters.map(({ letter, cities }) => ({
              letter,
              title: letter,
              content: <Cities layout="row" cities={cities} onChoose={choose} />,
            })),
          ]}
        />
      )}
    </Page>
  );
}

interface Choices {
  cities: readonly ListedCity[];
  onChoose: (city: ListedCity) => void;
  layout: 'tile' | 'row';
}

/** `tile`: side by side; `row`: one below the other. */
function Cities({ cities, onChoose, layout }: Choices) {
  const language = useLanguage();
  const { code } = useCity();
  return (
    <ul className={layout === 'tile' ? styles.tiles : styles.rows}>
      {cities.map((city) => (
        <li key={city.code}>
          <button
            type="button"
            className={styles[layout]}
            aria-pressed={city.code === code}
            onClick={() => onChoose(city)}
          >
            {city.name[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The city shown now, and the one the phone is in, on demand: the position is never requested automatically. */
function Here({ onChoose }: { onChoose: (city: ListedCity) => void }) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const city = useCity();
  const { state, find } = useLocating();
  const [isNoticeShown, setNoticeShown] = useState(false);
  return (
    <div className={styles.here}>
      <p>
        <span className={styles.quiet}>{t(messages.current)}</span>
        <b>{(language === 'en' ? city.en : undefined) ?? city.name}</b>
      </p>
      {state.type === 'found' ? (
        <p>
          <span className={styles.quiet}>{t(messages.located)}</span>
          <button type="button" className={styles.tile} onClick={() => onChoose(state.city)}>
            {state.city.name[language]}
          </button>
        </p>
      ) : (
        <Button
          variant="plain"
          loading={state.type === 'locating'}
          onPress={() => {
            setNoticeShown(false);
            find();
          }}
        >
          {t(state.type === 'locating' ? messages.locating : messages.locate)}
        </Button>
      )}
      {state.type === 'far' && !isNoticeShown && (
        <Dialog
          title={t(messages.located)}
          onClose={() => setNoticeShown(true)}
          actions={<Button onPress={() => setNoticeShown(true)}>{t(messages.chooseCity)}</Button>}
        >
          <Drawing name="no-place" />
          <p>{t(messages.tooFar)}</p>
        </Dialog>
      )}
      {state.type === 'refused' && !isNoticeShown && (
        <Dialog
          title={t(messages.locationFailed)}
          actions={
            <Button onPress={() => void navigate('/testIndex', { replace: true })}>
              {t(messages.toHome)}
            </Button>
          }
        >
          <Drawing name="no-place" />
          <p>{t(messages.locationFailedText)}</p>
        </Dialog>
      )}
    </div>
  );
}

type Locating =
  | { type: 'idle' | 'locating' | 'refused' | 'far' }
  | { type: 'found'; city: ListedCity };

function useLocating() {
  const { call } = usePlatform();
  const [state, setState] = useState<Locating>({ type: 'idle' });
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  return {
    state,
    find: () => {
      pending.current?.abort();
      const control = new AbortController();
      pending.current = control;
      setState({ type: 'locating' });
      locate(call, control.signal)
        .catch((): Locating => ({ type: 'refused' }))
        .then((found) => !control.signal.aborted && setState(found))
        .catch(() => undefined);
    },
  };
}
