import { useState } from 'react';
import { ActionBar } from '../../../ui/page/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CascadeTabs } from '../../../ui/inputs/CascadeTabs.tsx';
import type { Option } from '../../../ui/inputs/input.ts';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { usePlatform } from '../../platform.tsx';
import type { Cities } from '../catalogue.ts';
import { readPlace, writePlace } from './chosen-place.ts';
import type { PlaceFor } from './place-keys.ts';
import { messages } from '../find-messages.ts';
import styles from './Stores.module.css';
import { NearStores } from './NearStores.tsx';
import { placeOf, startOf, useStoreLevels } from './store-levels.ts';
import { useCity } from './use-city.ts';
import { useBack } from '../../use-back.ts';

export const ChangeStore = () => <StorePicker what="new" />;
export const ChangeUsedStore = () => <StorePicker what="used" />;

/** /changeStore, /changeUsedStore: province, city, store; the car's page reads what is chosen here. */
function StorePicker({ what }: { what: PlaceFor }) {
  const t = useT();
  const language = useLanguage();
  const { toast } = usePlatform();
  const back = useBack('/testIndex');
  const [chosen, setChosen] = useState<readonly Option[]>(() => startOf(readPlace(what)));
  const [level, setLevel] = useState(Math.min(chosen.length, 2));
  const { options, problem, retry, storeOf } = useStoreLevels(what, chosen);
  const store = storeOf(chosen);
  const city = useCity();
  // Only its own list knows which stores hand over used cars.
  const ofUsed =
    what === 'used' ? codesIn(chosen.length < 2 ? [] : options(chosen.slice(0, 2))) : undefined;
  const cities = useEndpoint('city.list', {}, { staleTime: 60_000 });
  const confirm = () => {
    if (!store) return;
    writePlace({ ...placeOf(chosen, readPlace(what), citiesIn(cities.data)), store }, what);
    toast(t(messages.storeChosen, { store: store.name }), 'short', 'next');
    back();
  };
  return (
    <Page
      title={t(what === 'used' ? messages.chooseUsedStore : messages.chooseStore)}
      focusKey={`store ${what}`}
      onBack={back}
    >
      {ofUsed?.length !== 0 && (
        <NearStores
          cityspell={spellOf(chosen, cities.data) ?? city.spell ?? ''}
          among={ofUsed}
          chosen={chosen[2]?.value}
          onChoose={(levels) => {
            setChosen(levels);
            setLevel(2);
          }}
        />
      )}
      <h2 className={styles.heading}>{t(messages.byRegion)}</h2>
      <div className={styles.card}>
        <CascadeTabs
          cascade={{
            title: t(messages.chooseStore),
            levels: [t(messages.province), t(messages.city), t(messages.store)],
            options,
            onOptionsRequest: retry,
            problem: problem?.words[language],
          }}
          chosen={chosen}
          level={level}
          onLevel={setLevel}
          onChoose={(option) => {
            // What was chosen below belongs to another place.
            setChosen([...chosen.slice(0, level), option]);
            setLevel(Math.min(level + 1, 2));
          }}
        />
      </div>
      <ActionBar
        note={store ? `${t(messages.chosenStore)}：${store.name}` : t(messages.nothingChosen)}
      >
        <Button disabled={!store} onPress={confirm}>
          {t(messages.confirm)}
        </Button>
      </ActionBar>
    </Page>
  );
}

function codesIn(stores: readonly Option[] = []): string[] {
  return stores.map(({ value }) => value);
}

function spellOf([, city]: readonly Option[], cities: Cities | undefined): string | undefined {
  return citiesIn(cities).find(({ code }) => code === city?.value)?.spell;
}

/** The city list knows how cities are spelt; the stores' endpoints do not. */
function citiesIn(cities: Cities | undefined) {
  return cities?.letters.flatMap((letter) => letter.cities) ?? [];
}
