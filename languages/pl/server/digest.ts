import type { texts as en } from '../../en/server/digest.ts'
import { count, sentences, titleOf } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  subject: (name) => `Co nowego na stronie pamięci ${titleOf(genitive, name)}`,
  since: (name) => `Nowości na stronie pamięci ${titleOf(genitive, name)} od poprzedniego takiego e-maila:`,
  changed: 'jedno zmienione wspomnienie czeka na przeczytanie',
  news: {
    memories: (number) => count(number, '# nowe wspomnienie', '# nowe wspomnienia', '# nowych wspomnień'),
    waiting: (number) =>
      count(
        number,
        '# z nich czeka na przeczytanie',
        '# z nich czekają na przeczytanie',
        '# z nich czeka na przeczytanie',
      ),
    sentPhotographs: (number) =>
      count(number, '# nadesłane zdjęcie', '# nadesłane zdjęcia', '# nadesłanych zdjęć'),
    sentVideos: (number) =>
      count(number, '# nadesłane nagranie', '# nadesłane nagrania', '# nadesłanych nagrań'),
    photographs: (number) => count(number, '# nowe zdjęcie', '# nowe zdjęcia', '# nowych zdjęć'),
    videos: (number) => count(number, '# nowe nagranie', '# nowe nagrania', '# nowych nagrań'),
    answers: (number) =>
      count(
        number,
        '# zdjęcie, o którym goście coś napisali',
        '# zdjęcia, o których goście coś napisali',
        '# zdjęć, o których goście coś napisali',
      ),
    heldEdits: (number) =>
      count(
        number,
        '# tytuł lub opis z linkiem czeka na przeczytanie',
        '# tytuły lub opisy z linkami czekają na przeczytanie',
        '# tytułów lub opisów z linkami czeka na przeczytanie',
      ),
    edits: (number) =>
      count(
        number,
        '# tytuł lub opis zmieniony przez gościa',
        '# tytuły lub opisy zmienione przez gości',
        '# tytułów lub opisów zmienionych przez gości',
      ),
  },
  link: 'Otwórz panel',
  onDashboard: 'Wszystko jest w panelu.',
}))
