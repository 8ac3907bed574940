import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'Ce navigateur ne garde pas les cookies\u00a0: la connexion ne peut donc pas durer. Il faut autoriser les cookies pour ce site dans les réglages du navigateur, ou utiliser un autre navigateur.',
  login: {
    title: 'Connexion',
    username: 'Nom',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    signingIn: 'Connexion…',
    failed: 'Cela n’a pas marché',
    needBoth: 'Il manque le nom ou le mot de passe',
    wrong: 'Le nom ou le mot de passe n’est pas le bon',
    forgotten:
      'Oublié\u202f? Une autre personne responsable peut vous envoyer une nouvelle invitation, et la personne qui gère le serveur peut vous donner un nouveau mot de passe.',
    noAnswer: 'Aucune réponse n’est venue. Vous pouvez vérifier la connexion et réessayer.',
    success: 'C’est fait',
    successful: 'Connexion réussie',
  },
  invitation: {
    title: 'Invitation',
    loading: 'Vérification de l’invitation…',
    failed: 'L’invitation n’a pas pu être vérifiée pour le moment.',
    used: 'Cette invitation a déjà servi. Si c’était vous, connectez-vous avec le nom et le mot de passe que vous avez choisis.',
    incomplete:
      'Ce lien n’est pas complet\u00a0: la fin manque, car certains logiciels de messagerie la coupent. Il faut copier le lien entier dans la barre d’adresse du navigateur, ou demander à la personne qui vous invite de vous l’envoyer à nouveau.',
    over: 'Cette invitation n’est plus valable\u00a0: elle ne sert qu’une fois, pendant trois jours. Vous pouvez en demander une nouvelle.',
    ways: { '/admin/login': 'Se connecter', '/': 'Voir le site' },
    invited: (name) => endSentence(`On vous invite à prendre soin du site à la mémoire ${ofName(name)}`),
    asHelper:
      'Vous pourrez ajouter des photos, écrire leurs titres et descriptions, choisir les souvenirs à montrer, et y répondre.',
    asAdministrator: 'Vous pourrez tout faire ici.',
    username: 'Votre nom',
    usernameHint: 'Vous vous connectez avec ce nom\u202f; les autres le voient.',
    passwordHint: 'Au moins 10 caractères.',
    join: 'Commencer',
    joinFailed: 'Cela n’a pas marché',
    welcome: (name) => `Bienvenue, ${name}`,
  },
  dashboard: {
    title: 'Tableau de bord',
    checking: 'Vérification de la connexion…',
    loading: 'Chargement du tableau de bord…',
    logout: 'Déconnexion',
    logoutFailed: 'La déconnexion n’a pas marché. Vous pouvez réessayer.',
    sections: 'Parties du tableau de bord',
    tabs: {
      media: 'Photos',
      music: 'Musique',
      services: 'Cérémonies',
      obituary: 'Sa vie',
      memories: 'Souvenirs',
      deleted: 'Éléments supprimés',
      day: 'Pour la cérémonie',
      settings: 'Réglages',
      login: 'Votre compte',
    },
    waiting: (count) => plural(count, { one: '# souvenir vous attend', other: '# souvenirs vous attendent' }),
    sent: (count) =>
      plural(count, {
        one: '# photo ou vidéo reçue vous attend',
        other: '# photos et vidéos reçues vous attendent',
      }),
    answers: (count) =>
      plural(count, { one: '# photo a reçu des réponses', other: '# photos ont reçu des réponses' }),
    visit: 'Voir le site',
    unreachable: 'Le site n’a pas répondu.',
    backupOverdue: (day) =>
      `La dernière sauvegarde de ce site est trop ancienne\u00a0: elle date du ${day}. La personne qui gère le serveur peut vérifier que le disque des sauvegardes est branché et a de la place.`,
    broken: 'Cette partie n’a pas pu être chargée. Vous pouvez recharger la page.',
    reload: 'Recharger',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
