import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'

/** The sentences for each error code. `{name}` stands for the value that the caller of `fail` passes under that name. */
export const errorTexts = sentences<typeof en>({
  invalid: 'Une partie de ce que vous avez saisi ne convient pas. Relisez-la, s’il vous plaît.',
  no_file: 'Aucun fichier n’est arrivé. Choisissez-en un et envoyez-le à nouveau.',
  broken_file:
    'Le fichier «\u00a0{file}\u00a0» est abîmé ou incomplet et ne peut pas être lu. Envoyez-le à nouveau depuis l’endroit où il est gardé.',
  broken_form:
    'L’envoi n’est pas arrivé en bon état. Rien de ce que vous avez écrit n’est perdu\u202f; envoyez-le à nouveau.',
  too_many_pixels:
    'L’image «\u00a0{file}\u00a0» a trop de pixels pour être montrée. Envoyez-en une version plus petite.',
  too_much_memory:
    'Le fichier «\u00a0{file}\u00a0» est trop lourd à lire ici. Envoyez-en une version plus petite.',
  too_many_files: 'Trop de fichiers\u00a0: on peut en envoyer au plus {most} à la fois.',
  not_yours: 'Ces photos ne peuvent pas être ajoutées à ce souvenir. Choisissez-les à nouveau.',
  service_gone:
    'Cette cérémonie n’est plus ici. Rien de ce que vous avez écrit n’est perdu\u202f; choisissez une autre cérémonie.',
  key_gone:
    'Ce lien a été désactivé. Rien de ce que vous avez écrit n’est perdu\u202f; choisissez-en un autre sous «\u00a0S’ouvre avec\u00a0».',
  bad_order: 'L’ordre ne correspond pas à ce qui est enregistré. Rechargez la page.',
  login_needed: 'Connectez-vous, s’il vous plaît.',
  password_needed:
    'Ce mémorial s’ouvre avec le mot de passe de la famille. Ouvrez-le dans un autre onglet, entrez-y le mot de passe, puis réessayez ici\u202f; rien de ce que vous avez écrit n’est perdu.',
  bad_family_password: 'Ce n’est pas le mot de passe. Réessayez.',
  bad_login: 'Le nom ou le mot de passe n’est pas le bon',
  not_allowed: 'Seuls les responsables de ce mémorial peuvent faire cela. Demandez-le à l’un d’entre eux.',
  foreign_origin:
    'Cette modification venait d’un autre site et a été refusée. Ouvrez {address}, et refaites-la là-bas.',
  not_found: 'Cela ne se trouve pas ici, ou ne s’y trouve plus.',
  last_administrator:
    'C’est la dernière personne responsable. Nommez d’abord une autre personne responsable.',
  conflict: 'Quelqu’un a modifié ceci entre-temps. Rechargez la page.',
  no_email: 'Ce souvenir a été envoyé sans adresse de courriel. Copiez plutôt le lien.',
  not_approved:
    'La famille n’a pas encore approuvé ce souvenir\u00a0: son lien ne peut donc pas être envoyé par courriel. Copiez plutôt le lien.',
  not_in_gallery:
    'Cette image n’est pas dans la galerie\u00a0: c’est le portrait, ou l’image du récit de sa vie ou d’une cérémonie. Rien n’a été modifié. Pour la retirer, choisissez là-bas une autre image.',
  invitation_used: 'Cette invitation a déjà servi. Si c’était vous, connectez-vous.',
  invitation_over:
    'Cette invitation n’est plus valable\u00a0: elle sert une seule fois, dans les trois jours. Demandez-en une nouvelle.',
  too_large: 'Le fichier «\u00a0{file}\u00a0» dépasse {megabytes}\u00a0Mo. Choisissez un fichier plus petit.',
  body_too_large: 'C’est trop à envoyer en une fois.',
  wrong_kind: 'Le fichier «\u00a0{file}\u00a0» {reason}',
  unreadable_picture:
    'Le fichier «\u00a0{file}\u00a0» est une image intacte, mais d’un type qui ne peut pas être lu ici. Ouvrez-la dans le logiciel qui l’a créée, enregistrez-la en JPEG, et envoyez ce fichier-là.',
  unsupported_body: 'Ce type de demande ne peut pas être lu.',
  bad_range: 'Cette partie du fichier n’existe pas.',
  too_often:
    'Beaucoup d’envois sont arrivés à la fois de votre connexion. Rien de ce que vous avez écrit n’est perdu\u202f; réessayez dans quelques minutes.',
  mailed_often:
    'Le lien a été envoyé plusieurs fois aujourd’hui. Regardez dans vos courriels et vos indésirables, ou copiez le lien.',
  mails_used_up:
    'Le nombre de liens qui peuvent être envoyés par courriel en un jour est atteint. Copiez plutôt le lien, ou réessayez demain.',
  too_many_logins: 'Trop d’essais. Attendez {minutes}\u00a0min, puis réessayez.',
  too_much_waiting:
    'Beaucoup de photos venues de votre connexion attendent le souvenir qu’elles accompagnent. Rien de ce que vous avez écrit n’est perdu\u202f; partagez le souvenir que vous avez commencé, ou réessayez plus tard.',
  internal: 'Quelque chose n’a pas marché ici. Rien de ce que vous avez écrit n’est perdu\u202f; réessayez.',
  mail_failed: 'Le courriel n’a pas pu être envoyé. Copiez plutôt le lien.',
  not_ready: 'Le mémorial ne répond pas pour le moment. Réessayez dans un instant.',
  busy: 'Beaucoup de photos arrivent en ce moment. Rien de ce que vous avez écrit n’est perdu\u202f; réessayez dans une minute.',
  disk_full: 'Il n’y a plus de place pour garder ceci. Prévenez la famille, s’il vous plaît.',
})
