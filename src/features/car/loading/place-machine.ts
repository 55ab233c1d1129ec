import { assign, fromPromise, setup } from 'xstate';
import type { RequestOf, ResultOf } from '../../../api/typed.ts';
import type { HostedOutput, HostedServices } from '../../../model/hosted-screen.ts';
import type { Why } from '../../../model/never-done.ts';
import { resultOf, RequestRefused, Unanswered } from './request-result.ts';
import type { CarStoreData } from '../car-data.ts';

/** The place of a search for cars. */
export interface StoreLocation {
  cityspell: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** The customer chose the store; it was not found where the phone is. */
  isChosen: boolean;
  /** Of the store chosen or found before; '' where there is none. */
  storeCode: string;
  savedStores: readonly CarStoreData[];
  stores: readonly CarStoreData[];
}

export type PlaceFound =
  | { type: 'found'; place: StoreLocation }
  | { type: 'no-place' | 'no-store' }
  | { type: 'refused'; msg: string }
  | { type: 'unanswered'; why: Why };

export interface PlaceInput {
  services: HostedServices;
  /** Whether the store is the one chosen for used cars. */
  used: boolean;
  /** The city an address names. */
  cityspell: string;
}

interface PlaceContext extends PlaceInput {
  place: StoreLocation;
  found: PlaceFound | undefined;
}

type RequestInput<Request> = { services: HostedServices; request: Request };
type SavedPlace = ResultOf<'bridge.chosen-place'>;

/**
 * The chosen store, else the city of the address or the chosen city, else the phone's location. A located store is
 * saved, so that every page uses the same one.
 */
export const placeMachine = setup({
  types: {
    context: {} as PlaceContext,
    input: {} as PlaceInput,
    output: {} as PlaceFound,
  },
  actors: {
    'read the chosen place': fromPromise<
      SavedPlace,
      RequestInput<RequestOf<'bridge.chosen-place'>>
    >(({ input, signal }) =>
      resultOf(input.services, 'bridge.chosen-place', input.request, signal),
    ),
    locate: fromPromise<ResultOf<'bridge.location'>, Pick<PlaceInput, 'services'>>(
      ({ input, signal }) => resultOf(input.services, 'bridge.location', {}, signal),
    ),
    'fetch the stores': fromPromise<ResultOf<'car.stores'>, RequestInput<RequestOf<'car.stores'>>>(
      ({ input, signal }) => resultOf(input.services, 'car.stores', input.request, signal),
    ),
    'keep the place': fromPromise<unknown, RequestInput<RequestOf<'bridge.keep-place'>>>(
      ({ input, signal }) => resultOf(input.services, 'bridge.keep-place', input.request, signal),
    ),
  },
  guards: {
    'a city is known': ({ context }) => context.place.cityspell !== '',
    'a store is chosen': ({ context }) => context.place.storeCode !== '',
    'no store there': ({ context: { place } }) =>
      place.stores.length === 0 && (isLocated(place) || place.savedStores.length === 0),
    'was located': ({ context: { place } }) => isLocated(place),
  },
  actions: {
    fail: assign({ found: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'place',
  initial: 'chosen',
  context: ({ input }) => ({
    ...input,
    place: { cityspell: '', isChosen: false, storeCode: '', savedStores: [], stores: [] },
    found: undefined,
  }),
  output: ({ context: { found, place } }) => found ?? { type: 'found', place },
  states: {
    chosen: {
      invoke: {
        id: 'chosen',
        src: 'read the chosen place',
        input: ({ context: { services, used, cityspell } }) => ({
          services,
          request: { used: yes(used), cityspell },
        }),
        onDone: {
          target: 'where',
          actions: assign({ place: ({ event }) => chosenPlace(event.output) }),
        },
        onError: { target: 'done', actions: assign({ found: { type: 'no-place' } }) },
      },
    },
    where: {
      always: [
        { guard: 'a city is known', target: 'stores' },
        { guard: 'a store is chosen', target: 'done' },
        { target: 'locating' },
      ],
    },
    locating: {
      invoke: {
        id: 'location',
        src: 'locate',
        input: ({ context: { services } }) => ({ services }),
        onDone: {
          target: 'stores',
          actions: assign({
            place: ({ context, event: { output } }) => ({
              ...context.place,
              latitude: output.latitude,
              longitude: output.longitude,
              cityspell: output.cityspell ?? '',
            }),
          }),
        },
        onError: { target: 'done', actions: assign({ found: { type: 'no-place' } }) },
      },
    },
    stores: {
      invoke: {
        id: 'stores',
        src: 'fetch the stores',
        input: ({ context: { services, place } }) => ({ services, request: storesRequest(place) }),
        onDone: {
          target: 'stores there',
          actions: assign({
            place: ({ context, event }) => ({ ...context.place, stores: event.output.storeList }),
          }),
        },
        onError: {
          target: 'done',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    'stores there': {
      always: [
        {
          guard: 'no store there',
          target: 'done',
          actions: assign({ found: { type: 'no-store' } }),
        },
        { guard: 'was located', target: 'keeping' },
        { target: 'done' },
      ],
    },
    // Without storage the next page locates again.
    keeping: {
      invoke: {
        id: 'kept',
        src: 'keep the place',
        input: ({ context: { services, used, place } }) => ({
          services,
          request: { used: yes(used), cityspell: place.cityspell, store: place.stores[0]! },
        }),
        onDone: 'done',
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
});

export function placeIn(output: PlaceFound) {
  return output.type === 'found' ? output.place : undefined;
}

export function withoutPlace(output: PlaceFound): HostedOutput {
  if (output.type === 'refused')
    return { outcome: 'unavailable', answers: { trouble: output.msg } };
  return { outcome: output.type, answers: {} };
}

/** As texts of an address say it. */
export function yes(is: boolean): string {
  return is ? 'yes' : '';
}

function isLocated({ latitude }: StoreLocation): boolean {
  return latitude !== undefined;
}

function chosenPlace({
  cityspell,
  storeCode,
  isChosen = false,
  stores,
}: SavedPlace): StoreLocation {
  return { cityspell, storeCode, isChosen, savedStores: stores, stores };
}

function storesRequest({ cityspell, latitude, longitude }: StoreLocation): RequestOf<'car.stores'> {
  return { cityspell, ...(latitude !== undefined && { latitude, longitude }) };
}

function failureOf(error: unknown): PlaceFound {
  if (error instanceof Unanswered) return { type: 'unanswered', why: error.why };
  return { type: 'refused', msg: error instanceof RequestRefused ? error.message : '' };
}
