import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

/** The title and the purpose of each card of 'For the day'. */
export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Porządek uroczystości',
    purpose: 'Książeczka dla wszystkich, którzy przyjdą: kiedy i gdzie, i co po kolei.',
  },
  poster: { title: 'Plakat', purpose: 'Do powieszenia przy wejściu, z kodem, aby dodać wspomnienie.' },
  cards: { title: 'Karty na stoły', purpose: 'Na stoły, z kodem, aby dodać wspomnienie.' },
  card: { title: 'Karta z portretem', purpose: 'Jego portret do małej ramki, z nazwiskiem i datami.' },
  thanks: { title: 'Komu podziękować', purpose: 'Lista wszystkich, którzy napisali lub przysłali zdjęcia.' },
  show: {
    title: 'Pokaz podczas uroczystości',
    purpose: 'Które zdjęcia, jak długo i z czym. Według tego działają link na ekran i film.',
  },
  hall: {
    title: 'Komputer w sali',
    purpose:
      'Proszę otworzyć na nim link na ekran, potem „Ustawienia”, potem „Komputer w sali” i „Próba”. Próba zapisuje pokaz, żeby działał bez sieci, i mówi, co jeszcze nie działa.',
  },
  wall: {
    title: 'Ściana wspomnień',
    purpose: 'Wspomnienia i zdjęcia, jedno po drugim, dużymi literami, gdy tylko zostaną zatwierdzone.',
  },
  film: {
    title: 'Film',
    purpose: 'Pokaz zdjęć z muzyką jako jeden plik, który odtworzy każdy telewizor, komputer i telefon.',
  },
  book: {
    title: 'Książka',
    purpose:
      'Nekrolog, zdjęcia, uroczystości i wspomnienia z odpowiedziami, złożone w książkę: do czytania, do wydrukowania w domu albo do druku i oprawy.',
  },
})
