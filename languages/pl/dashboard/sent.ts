import type { texts as en } from '../../en/dashboard/sent.ts'
import { count, countItems, formatNumber, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Wczytywanie nadesłanych zdjęć…',
  failed: 'Nie udało się teraz wczytać nadesłanych zdjęć. Są bezpieczne; można spróbować jeszcze raz.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} od ${count(senderCount, '# osoby', '# osób', '# osób')}. Goście jeszcze niczego z tego nie widzą.`,
  allDecided: 'Nic już nie czeka na decyzję.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (number) => `Już w galerii: ${formatNumber(number)}.`,
  duplicates: (counts) => `To już jest w galerii lub tutaj: ${describeKinds(counts)}.`,
  removeDuplicates: (number, largerNumber) => {
    if (largerNumber === 0) return `Pomiń wszystkie (${formatNumber(number)})`
    return number === 1
      ? 'Pomiń to, które nie jest większe'
      : `Pomiń wszystkie, które nie są większe (${formatNumber(number)})`
  },
  cameTwice: 'To zdjęcie nadesłano dwa razy.',
  lookAlike: 'Te dwa zdjęcia wyglądają tak samo. Drugie jest co najmniej tak samo duże.',
  removeDuplicate: 'Pomiń',
  leftOut: (number) => `Pominięte: ${formatNumber(number)} (taki sam plik już jest w galerii lub tutaj).`,
  namesCame: (names) =>
    `Przyszły też imiona: ${names}. Goście zobaczą je tylko wtedy, gdy i one zostaną dodane.`,
  takeNames: 'Dodaj także imiona',
  sheetOf: (name) => `Zdjęcia i nagrania – ${name}`,
  takeAll: (number) =>
    number === 1 ? 'Dodaj do galerii' : `Dodaj wszystko do galerii (${formatNumber(number)})`,
  putAllAside: (number) => (number === 1 ? 'Odłóż' : `Odłóż wszystko (${formatNumber(number)})`),
  taken: { title: 'Dodano do galerii' },
  givenBack: {
    title: 'Wyjęto z galerii',
    description: 'Goście już tego nie widzą. Jest znów w części „Nadesłane”.',
  },
  putAway: (number) => ({ title: 'Odłożono', description: `Odłożono ${countItems(number)}.` }),
})
