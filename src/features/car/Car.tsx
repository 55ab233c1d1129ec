import { useEffect, useRef } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useCarTools } from '../../ui/car/car-tools.ts';
import { useContactButton } from '../../ui/overlay/contact-button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { type CarSelection, selectCar, type PlanRequest, planRequestOf } from './plans.ts';
import type { EndpointResult, HostedProps } from '../../model/hosted-screen.ts';
import { pageAddress } from './page-address.ts';
import type { screens } from './schema.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { ButtonInfo, CarAnswer, CarData, Kept, Licence } from './car-data.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarGallery } from './CarGallery.tsx';
import { CarPlanBlock } from './CarPlanBlock.tsx';
import { CarPrice } from './CarPrice.tsx';
import { CarStore } from './CarStore.tsx';
import { colourOf } from './colour-photo.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { LicencePicker } from './LicencePicker.tsx';

type Props = HostedProps<(typeof screens)['car'], CarData>;

/** One car: pictures, price, colour, plan, store, everything about it, and the button the platform offers. */
export function Car(props: Props) {
  const given = props.input;
  const { car } = given;
  const { selection, kept, choose, chooseLicence } = useChoice(props, given);
  if (!car) return null;
  return (
    <div className={styles.page}>
      <CarGallery car={car} colour={colourOf(given.colours, selection.spuCode)} />
      <CarPrice car={car} plan={selection.plan} line={given.line ?? 'new'}>
        <Tools given={given} car={car} />
      </CarPrice>
      {given.colours && given.colours.length > 0 && (
        <ColourPicker
          colours={given.colours}
          body={car.car?.bodyType}
          chosen={selection.spuCode}
          onChoose={(spuCode) => choose({ spuCode })}
        />
      )}
      {selection.plan && (
        <CarPlanBlock
          selection={selection}
          all={given.plans?.find(({ key }) => key === selection.spuCode)?.data ?? []}
          plansPage={plansAddress(given, selection)}
          onChoose={choose}
        />
      )}
      {given.licenses && given.licenses.length > 0 && (
        <LicencePicker
          licences={given.licenses}
          chosen={kept.licenceType?.id ?? given.licenses[0]?.id}
          onChoose={chooseLicence}
        />
      )}
      {given.store && <CarStore store={given.store} used={given.usedStore === true} />}
      <CarFacts car={car} carId={given.carId ?? ''} brought={given.brought ?? {}} />
      <OrderBar {...props} given={given} kept={kept} selection={selection} />
    </div>
  );
}

/** Keeping and sharing: of the car as anybody would open it, not of what this customer has chosen. */
function Tools({ given, car }: { given: Partial<CarData>; car: CarAnswer }) {
  const toolsOf = useCarTools();
  const language = useLanguage();
  const { page = '', carId = '' } = given;
  return toolsOf({
    carId,
    to: pageAddress(page, { carId }),
    title: car.fullName,
    text: car.description?.[language] ?? car.fullName,
    image: car.car?.focusImage,
  });
}

/** The page, so that another can lead back to it. */
function addressHere({ page = '', brought = {} }: Partial<CarData>): string {
  const query = Object.entries(brought).filter(([, value]) => value !== '');
  return pageAddress(page, Object.fromEntries(query));
}

function plansAddress(given: Partial<CarData>, { spuCode }: CarSelection): string {
  const { carId = '', brought = {}, usedStore } = given;
  return pageAddress(usedStore ? '/financialPlan' : '/financePlan', {
    carId,
    ...(brought.cityspell && { cityspell: brought.cityspell }),
    ...(spuCode && { colour: spuCode }),
    back: addressHere(given),
  });
}

/** What the customer begins with: what is kept of this visit, else what another page led here with, else what was before. */
function startOf({ answers }: Props, given: Partial<CarData>): Kept {
  if (answers.selection) return answers.selection;
  const plans = given.plans ?? [];
  const [before] = given.kept ?? [];
  const brought = given.wanted ?? {};
  const isBrought = Boolean(brought.schemeCode || brought.spuCode);
  const choice = isBrought ? brought : before;
  return choice ? planRequestOf(plans, choice) : {};
}

/** What is chosen, and how it changes: another plan has a button of its own, so the platform is asked for that. */
function useChoice(props: Props, given: Partial<CarData>) {
  const kept = startOf(props, given);
  const selectFor = (wish: PlanRequest) => selectCar(given.colours ?? [], given.plans ?? [], wish);
  const selection = selectFor(kept);
  const ask = (next: CarSelection) => props.ask('button', answersOf(next, given, kept));
  const change = (next: CarSelection, keep: Kept = kept) =>
    props.change(answersOf(next, given, keep));
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current || !differs(kept) || props.results.button) return;
    restored.current = true;
    ask(selection);
  });
  const choose = (wish: PlanRequest) => {
    const { spuCode, downPayRate, period } = selection;
    const next = selectFor({ spuCode, downPayRate, period, ...wish });
    const sameLoan = next.plan === undefined || next.plan.invest === selection.plan?.invest;
    if (sameLoan) change(next);
    else ask(next);
  };
  const chooseLicence = (licenceType: Licence | undefined) =>
    change(selection, licenceType ? { ...kept, licenceType } : kept);
  return { selection, kept, choose, chooseLicence };
}

type OrderBarProps = Props & {
  given: Partial<CarData>;
  kept: Kept;
  selection: CarSelection;
};

function OrderBar({ given, kept, selection, ...props }: OrderBarProps) {
  const t = useT();
  const language = useLanguage();
  const contact = useContactButton();
  const info = buttonNow(props.results.button, given.button);
  const sold = given.car?.sold === true;
  // Without colours there are no plans of a colour: the plan is chosen in the dialog alone.
  const isColourless = (given.colours ?? []).length === 0;
  const hasPlan = selection.plan !== undefined || isColourless;
  const can = !sold && hasPlan && info !== undefined;
  const order = () =>
    props.leave('order', {
      ...answersOf(selection, given, kept),
      subCode: info?.subCode ?? '',
      buttonCode: info?.buttonCode ?? '',
    });
  const why = sold ? t(messages.sold) : hasPlan ? undefined : t(messages.noPlan);
  return (
    <ActionBar note={why}>
      <div className={styles.bar}>
        {contact !== null && <div className={styles.contact}>{contact}</div>}
        <div className={styles.order}>
          <Button onPress={order} disabled={!can} loading={props.asking}>
            {info?.buttonText?.[language] ?? props.buttonText('order')}
          </Button>
        </div>
      </div>
    </ActionBar>
  );
}

/** The platform's word on the plan chosen last; as it was where it gives none. */
function buttonNow(asked: EndpointResult | undefined, first: ButtonInfo | undefined) {
  return asked?.type === 'ok' ? (asked.result as unknown as ButtonInfo) : first;
}

/** The button that came with the car is that of its first plan. */
function differs({ plan, spuCode, period }: Kept): boolean {
  return plan !== undefined || spuCode !== undefined || period !== undefined;
}

/** The selection as it is kept, with what later steps send of it. */
function answersOf(selection: CarSelection, given: Partial<CarData>, kept: Kept) {
  const { spuCode, spuName, plan } = selection;
  const { store } = given;
  const licenceType = kept.licenceType ?? given.licenses?.[0];
  return {
    selection: {
      ...given.selection,
      ...selection,
      provinceCode: store?.provinceCode,
      provinceName: store?.province,
      cityCode: store?.cityCode,
      cityName: store?.city,
      storeName: store?.name,
      storeCode: store?.code,
      storeIdentifier: store?.identifier,
      storeId: store?.id,
      licenceType,
      licenceTypeId: licenceType?.id,
      licenceTypeName: licenceType?.licenseName,
    },
    spuCode,
    spuName,
    loanAmount: plan ? String(plan.invest) : '',
    here: addressHere(given),
  };
}
