import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

/** The sentences for each error code. `{name}` stands for the value that the caller of `fail` passes under that name. */
export const errorTexts = sentences<typeof en>({
  invalid: 'Une partie de ce que vous avez écrit est à corriger.',
  no_file: 'Aucun fichier n’est arrivé. Vous pouvez en choisir un et l’envoyer à nouveau.',
  broken_file:
    'Le fichier «\u00a0{file}\u00a0» est abîmé ou incomplet et ne peut pas être lu. Vous pouvez l’envoyer à nouveau depuis son emplacement d’origine.',
  broken_form:
    'L’envoi a été abîmé en route. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pouvez l’envoyer à nouveau.',
  too_many_pixels:
    'L’image «\u00a0{file}\u00a0» a trop de pixels pour être montrée. Il en faut une version plus petite.',
  too_much_memory:
    'Le fichier «\u00a0{file}\u00a0» est trop lourd pour être lu ici. Il en faut une version plus petite.',
  too_many_files: 'Trop de fichiers\u00a0: on peut en envoyer au plus {most} à la fois.',
  not_yours: 'Ces photos ne peuvent pas être ajoutées à ce souvenir. Vous pouvez les choisir à nouveau.',
  service_gone:
    'Cette cérémonie n’est plus ici. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pouvez choisir une autre cérémonie.',
  key_gone:
    'Ce lien a été désactivé. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pouvez en choisir un autre sous «\u00a0S’ouvre avec\u00a0».',
  bad_order: 'L’ordre ne correspond pas à ce qui est enregistré. Vous pouvez recharger la page.',
  login_needed: 'Il faut d’abord se connecter.',
  password_needed:
    'Ce site s’ouvre avec le mot de passe de la famille. Vous pouvez l’ouvrir dans un autre onglet, y entrer le mot de passe, puis réessayer ici\u202f; rien de ce que vous avez écrit n’est perdu.',
  bad_family_password: 'Ce n’est pas le mot de passe. Vous pouvez réessayer.',
  bad_login: 'Le nom ou le mot de passe n’est pas le bon',
  not_allowed: 'Seuls les responsables de ce site peuvent faire cela. Vous pouvez le leur demander.',
  foreign_origin:
    'Cette modification venait d’un autre site et a été refusée. Vous pouvez ouvrir {address} et l’y refaire.',
  not_found: 'Ceci n’est pas ici, ou n’y est plus.',
  last_administrator: 'C’est la dernière personne responsable. Il faut d’abord en nommer une autre.',
  conflict: 'Quelqu’un a modifié ceci entre-temps. Vous pouvez recharger la page.',
  no_email: 'Ce souvenir a été envoyé sans adresse e-mail. Vous pouvez copier le lien.',
  not_approved:
    'La famille n’a pas encore approuvé ce souvenir\u00a0: son lien ne peut donc pas être envoyé par e-mail. Vous pouvez copier le lien.',
  not_in_gallery:
    'Cette image n’est pas dans la galerie\u00a0: c’est le portrait, ou l’image du récit de sa vie ou d’une cérémonie. Rien n’a été modifié. Pour la retirer, choisissez une autre image à sa place.',
  person_exists:
    'Quelqu’un porte déjà ce nom sur les photos. Si c’est la même personne, réunissez les deux noms\u202f; sinon, ajoutez ce qui les distingue.',
  shown_elsewhere:
    'Cette image sert aussi ailleurs\u00a0: comme portrait, dans un souvenir, dans le récit de sa vie ou pour une cérémonie. Rien n’a été modifié. Il faut d’abord y choisir une autre image.',
  invitation_used: 'Cette invitation a déjà servi. Si c’était vous, connectez-vous.',
  invitation_over:
    'Cette invitation n’est plus valable\u00a0: elle ne sert qu’une fois, pendant trois jours. Vous pouvez en demander une nouvelle.',
  send_link_ended:
    'Ce lien ne permet plus d’envoyer de photos. Vous pouvez en demander un nouveau à la famille, ou envoyer vos photos avec un souvenir.',
  too_large: 'Le fichier «\u00a0{file}\u00a0» dépasse {megabytes}\u00a0Mo. Merci d’en choisir un plus petit.',
  body_too_large: 'C’est trop à envoyer en une fois.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    'Le fichier «\u00a0{file}\u00a0» est une image intacte, mais d’un type qui ne peut pas être lu ici. Vous pouvez l’ouvrir dans le logiciel qui l’a créée, l’enregistrer en JPEG, et envoyer ce fichier-là.',
  unsupported_body: 'Ce type de demande ne peut pas être lu.',
  bad_range: 'Cette partie du fichier n’existe pas.',
  too_often:
    'Beaucoup d’envois sont arrivés en même temps de votre connexion. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pourrez réessayer dans quelques minutes.',
  mailed_often:
    'Le lien a été envoyé plusieurs fois aujourd’hui. Il est peut-être dans vos spams. Vous pouvez aussi copier le lien.',
  mails_used_up:
    'Le nombre d’e-mails permis en un jour est atteint. Vous pouvez copier le lien, ou réessayer demain.',
  too_many_logins: 'Trop d’essais. Vous pourrez réessayer dans {minutes}\u00a0min.',
  sent_today:
    'Le nombre de photos permis en un jour par ce lien est atteint. Rien n’est perdu\u00a0: vous pourrez envoyer les autres demain.',
  too_much_waiting:
    'Beaucoup de photos venues de votre connexion attendent le souvenir qu’elles accompagnent. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pouvez envoyer le souvenir commencé, ou réessayer plus tard.',
  too_many_answers:
    'La famille a déjà beaucoup de réponses à lire. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pourrez réessayer plus tard.',
  internal:
    'Quelque chose n’a pas marché ici. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pouvez réessayer.',
  mail_failed: 'L’e-mail n’a pas pu être envoyé. Vous pouvez copier le lien.',
  not_ready: 'Le site ne répond pas pour le moment. Vous pouvez réessayer dans un instant.',
  busy: 'Beaucoup de photos arrivent en ce moment. Rien de ce que vous avez écrit n’est perdu\u00a0: vous pourrez réessayer dans une minute.',
  disk_full: 'Il n’y a plus de place pour garder ceci. Merci de prévenir la famille.',
})
