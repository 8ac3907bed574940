import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

/** The sentences for each error code. `{name}` stands for the value that the caller of `fail` passes under that name. */
export const errorTexts = sentences<typeof en>({
  invalid: 'Część wpisanych danych jest nieprawidłowa. Proszę je sprawdzić.',
  no_file: 'Nie dotarł żaden plik. Proszę go wybrać i wysłać ponownie.',
  broken_file:
    'Plik „{file}” jest uszkodzony lub niepełny i nie da się go odczytać. Można jeszcze raz wysłać oryginał.',
  broken_form: 'Nie wszystko dotarło. Wpisany tekst nie przepadł; można wysłać go ponownie.',
  too_many_pixels: 'Plik „{file}” ma za dużo pikseli, żeby go pokazać. Prosimy o mniejszą wersję.',
  too_much_memory: 'Plik „{file}” jest za duży, żeby go tu odczytać. Prosimy o mniejszą wersję.',
  too_many_files: 'Za dużo plików: naraz można wysłać najwyżej {most}.',
  not_yours: 'Tych zdjęć nie można dodać do tego wspomnienia. Proszę wybrać je ponownie.',
  service_gone: 'Tej uroczystości już tu nie ma. Wpisany tekst nie przepadł; można wybrać inną uroczystość.',
  key_gone:
    'Ten link został unieważniony. Wpisany tekst nie przepadł; można wybrać inny link w polu „Jak wejść”.',
  bad_order: 'Kolejność nie zgadza się z zapisaną. Wystarczy odświeżyć stronę.',
  login_needed: 'Proszę się zalogować.',
  password_needed:
    'Ta strona pamięci otwiera się hasłem rodziny. Wystarczy wpisać je w innej karcie i spróbować tu ponownie; wpisany tekst nie przepadł.',
  bad_family_password: 'To nie jest właściwe hasło. Można spróbować jeszcze raz.',
  bad_login: 'Nieprawidłowa nazwa użytkownika lub hasło',
  not_allowed: 'Może to zrobić tylko osoba z pełnym dostępem do tej strony pamięci.',
  foreign_origin:
    'Ta zmiana przyszła z innej witryny i została odrzucona. Można ją powtórzyć pod adresem {address}.',
  not_found: 'Tego tu nie ma albo już nie ma.',
  last_administrator: 'To ostatnia osoba z pełnym dostępem. Najpierw trzeba dać pełny dostęp komuś innemu.',
  conflict: 'Ktoś już to zmienił. Wystarczy odświeżyć stronę.',
  no_email: 'Przy tym wspomnieniu nie podano adresu e-mail. Można jednak skopiować link.',
  not_approved:
    'Rodzina nie zatwierdziła jeszcze tego wspomnienia, więc nie można wysłać linku e-mailem. Można jednak go skopiować.',
  not_in_gallery:
    'Tego zdjęcia nie ma w galerii: to portret albo zdjęcie przy historii życia lub uroczystości. Niczego nie zmieniono. Aby je usunąć, wystarczy wybrać tam inne zdjęcie.',
  person_exists:
    'Ktoś na zdjęciach już się tak nazywa. Jeśli to ta sama osoba, wystarczy połączyć oba wpisy. Jeśli nie, trzeba dodać coś, co je odróżni.',
  shown_elsewhere:
    'To zdjęcie widać też gdzie indziej: jako portret, we wspomnieniu, w historii życia lub przy uroczystości. Niczego nie zmieniono. Najpierw trzeba wybrać tam inne zdjęcie.',
  invitation_used: 'To zaproszenie zostało już użyte. Teraz wystarczy się zalogować.',
  invitation_over:
    'To zaproszenie jest już nieważne: działa jeden raz, w ciągu trzech dni. Rodzina może przysłać nowe.',
  send_link_ended:
    'Przez ten link nie można już przysyłać zdjęć. Można poprosić rodzinę o nowy albo dodać zdjęcia do wspomnienia.',
  too_large: 'Plik „{file}” ma ponad {megabytes}\u00a0MB. Proszę wybrać mniejszy.',
  body_too_large: 'To za dużo, żeby wysłać naraz.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    'Zdjęcie „{file}” jest całe, ale takiego rodzaju, którego nie można tu odczytać. Wystarczy otworzyć je w programie, z którego pochodzi, zapisać jako JPEG i wysłać ten plik.',
  unsupported_body: 'Nie można odczytać zapytania tego rodzaju.',
  bad_range: 'Ta część pliku nie istnieje.',
  too_often:
    'Z tego połączenia przyszło naraz bardzo dużo. Wpisany tekst nie przepadł; można spróbować ponownie za kilka minut.',
  mailed_often: 'Link został dziś wysłany kilka razy. Może być w folderze ze spamem; można go też skopiować.',
  mails_used_up:
    'Wysłano dziś już tyle linków, ile można w ciągu jednego dnia. Link można skopiować albo wysłać jutro.',
  too_many_logins: 'Za dużo prób. Proszę odczekać {minutes}\u00a0min i spróbować ponownie.',
  sent_today:
    'Przez ten link nie można dziś przysłać więcej zdjęć. Nic nie przepadło; resztę proszę wysłać jutro.',
  too_much_waiting:
    'Wiele zdjęć z tego połączenia czeka na wspomnienia, do których należą. Wpisany tekst nie przepadł; proszę najpierw wysłać rozpoczęte wspomnienie albo spróbować ponownie później.',
  too_many_answers:
    'Na rodzinę czeka już wiele odpowiedzi. Wpisany tekst nie przepadł; można spróbować ponownie później.',
  internal: 'Coś poszło nie tak. Wpisany tekst nie przepadł; można spróbować jeszcze raz.',
  mail_failed: 'Nie udało się wysłać e-maila. Można jednak skopiować link.',
  not_ready: 'Strona pamięci jest teraz niedostępna. Można spróbować ponownie za chwilę.',
  busy: 'Właśnie przychodzi wiele zdjęć. Wpisany tekst nie przepadł; można spróbować ponownie za minutę.',
  disk_full: 'Nie ma już miejsca, żeby to zapisać. Prosimy powiadomić rodzinę.',
})
