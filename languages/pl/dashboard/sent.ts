import type { texts as en } from '../../en/dashboard/sent.ts'
import { count, countItems, formatNumber, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie nadesłanych zdjęć…',
  failed: 'Nie udało się teraz wczytać nadesłanych zdjęć. Są bezpieczne; można spróbować jeszcze raz.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} od ${count(senderCount, '# osoby', '# osób', '# osób')}. Goście jeszcze niczego z tego nie widzą.`,
  allDecided: 'Wszystko, co nadesłano, jest już rozpatrzone.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (number) => `Już w galerii: ${formatNumber(number)}.`,
  duplicates: ({ photographs, videos }, largerNumber) =>
    `Już są, w galerii lub tutaj: ${countItems(photographs + videos)}.${largerNumber > 0 ? ` W tym większe: ${formatNumber(largerNumber)}.` : ''}`,
  removeDuplicates: (number, largerNumber) => {
    if (largerNumber === 0) return `Pomiń wszystkie (${formatNumber(number)})`
    return number === 1
      ? 'Pomiń to, które nie jest większe'
      : `Pomiń wszystkie, które nie są większe (${formatNumber(number)})`
  },
  cameTwice: 'To zdjęcie nadesłano dwa razy. To drugie jest co najmniej tak duże.',
  removeDuplicate: 'Pomiń',
  doublesAbove: (number) => `Wśród par powyżej: ${formatNumber(number)}.`,
  sheetOf: (name) => `Zdjęcia i nagrania – ${name}`,
  takeAll: (number) =>
    number === 1 ? 'Dodaj do galerii' : `Dodaj wszystko do galerii (${formatNumber(number)})`,
  putAllAside: (number) => (number === 1 ? 'Odłóż' : `Odłóż wszystko (${formatNumber(number)})`),
  taken: { title: 'Dodano do galerii' },
  givenBack: {
    title: 'Już nie w galerii',
    description: 'Goście już tego nie widzą. Jest znów w „Nadesłane”.',
  },
  putAway: (number) => ({ title: 'Odłożono', description: `Już nie w „Nadesłane”: ${countItems(number)}.` }),
})
