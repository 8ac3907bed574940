import type { texts as en } from '../../en/visitors/ownMemory.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Moje wspomnienie',
  loading: 'Wczytywanie wspomnienia…',
  missing:
    'Pod tym linkiem nie ma wspomnienia. Być może zostało wycofane, zastąpił je nowszy link albo brakuje końca linku.',
  unseen: 'Goście na razie nie widzą tego wspomnienia.',
  photos: 'Zdjęcia do tego wspomnienia',
  save: 'Zapisz zmiany',
  saved: { title: 'Zapisano', description: 'Wspomnienie zostało zmienione.' },
  saveFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić wspomnienia.' },
  withdraw: 'Wycofaj wspomnienie',
  withdrawQuestion: {
    title: 'Wycofać to wspomnienie?',
    description: 'Tekst i zdjęcia zostaną trwale usunięte.',
    confirm: 'Wycofaj wspomnienie',
    cancel: 'Zostaw je',
  },
  photographStays: 'Tekst i dodane zdjęcia zostaną trwale usunięte. Zdjęcie z galerii pozostanie.',
  withdrawn: { title: 'Wspomnienie wycofane', description: 'Nie ma go już na tej stronie.' },
  withdrawFailed: { title: 'Nie wycofano', description: 'Nie udało się usunąć wspomnienia.' },
  leave: 'Wszystkie wspomnienia',
  wroteHere: 'Z tego telefonu wysłano wspomnienie.',
  wroteHereThis: (beginning) => `Z tego telefonu wysłano wspomnienie: „${beginning}”`,
  change: 'Zmień wspomnienie',
})
