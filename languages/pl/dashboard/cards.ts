import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

/** The title and the purpose of each card of 'For the day'. */
export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Porządek uroczystości',
    purpose: 'Książeczka dla wszystkich, którzy przyjdą: kiedy, gdzie i co po kolei.',
  },
  poster: { title: 'Plansza', purpose: 'Do powieszenia przy wejściu, z kodem do dodania wspomnienia.' },
  cards: { title: 'Karty na stoły', purpose: 'Do rozłożenia na stołach, z kodem do dodania wspomnienia.' },
  send: {
    title: 'Prośba o zdjęcia',
    purpose: 'Karty do wycięcia, z kodem do przysyłania zdjęć.',
  },
  card: { title: 'Karta z portretem', purpose: 'Portret do małej ramki, z imieniem, nazwiskiem i datami.' },
  thanks: {
    title: 'Komu podziękować',
    purpose: 'Lista wszystkich, którzy napisali, przysłali zdjęcia lub odpowiedzieli na pytanie.',
  },
  show: {
    title: 'Pokaz podczas uroczystości',
    purpose: 'Które zdjęcia, jak długo i z czym. To samo będzie w filmie i pod linkiem na ekran.',
  },
  hall: {
    title: 'Komputer w sali',
    purpose:
      'Na tym komputerze trzeba otworzyć link na ekran, potem „Ustawienia”, „Komputer w sali” i „Sprawdź pokaz”. Pokaz zapisze się tam, żeby działał bez internetu, i będzie widać, co jeszcze nie działa.',
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
      'Historia życia, zdjęcia, uroczystości i wspomnienia z odpowiedziami jako książka: do czytania, do wydrukowania w domu albo do druku i oprawy.',
  },
})
