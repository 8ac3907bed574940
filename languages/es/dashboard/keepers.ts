import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Quién cuida este memorial',
  purpose:
    'Los responsables pueden hacerlo todo aquí. Los ayudantes agregan fotos, escriben títulos y descripciones, deciden qué recuerdos se muestran y los responden.',
  loading: 'Cargando la lista…',
  administrator: 'Responsable',
  helper: 'Ayudante',
  you: 'usted',
  lastSeen: (time) => `última visita: ${time}`,
  makeAdministrator: 'Nombrar responsable',
  makeHelper: 'Nombrar ayudante',
  remove: 'Retirar el acceso',
  administratorQuestion: (name) => ({
    title: `¿Nombrar responsable a ${name}?`,
    description:
      'Los responsables pueden hacerlo todo aquí, también eliminar e invitar. Esta persona tendrá que iniciar sesión otra vez.',
    confirm: 'Nombrar responsable',
  }),
  helperQuestion: (name) => ({
    title: `¿Nombrar ayudante a ${name}?`,
    description: `A partir de ahora, ${name} se ocupará solo de las fotos y los recuerdos. Esta persona tendrá que iniciar sesión otra vez.`,
    confirm: 'Nombrar ayudante',
  }),
  removeQuestion: (name) => ({
    title: `¿Retirar el acceso a ${name}?`,
    description: `La sesión de ${name} se cierra enseguida y no podrá iniciarla otra vez. Todo lo que agregó se queda. Si el memorial se abre con la contraseña de la familia, ${name} todavía la sabe y quizá tenga enlaces que se abren sin ella: ponga otra contraseña y anule esos enlaces.`,
    confirm: 'Retirar el acceso',
  }),
  changed: { title: 'Cambios guardados' },
  changeFailed: 'No se guardó',
  notChanged: 'No se pudo cambiar lo que esta persona puede hacer. Inténtelo de nuevo.',
  removed: (name) => ({
    title: 'Acceso retirado',
    description: `${name} ya no puede iniciar sesión.`,
  }),
  removeFailed: 'No se retiró el acceso',
  notRemoved: 'No se pudo retirar el acceso a esta persona. Inténtelo de nuevo.',

  invite: 'Invitar a alguien',
  invitations: 'Invitaciones',
  invitationsRead: {
    loading: 'Cargando las invitaciones…',
  },
  until: (role, time) => `${role}. El enlace funciona hasta el ${time}`,
  withdraw: 'Retirar',
  withdrawn: { title: 'Invitación retirada', description: 'Su enlace ya no funciona.' },
  withdrawFailed: {
    title: 'No se retiró',
    description: 'La invitación todavía funciona. Inténtelo de nuevo.',
  },
  dialog: {
    name: 'Nombre',
    nameHint: 'Solo para esta lista. Esa persona elegirá un nombre de usuario para iniciar sesión.',
    role: 'Qué puede hacer',
    helperHint: 'Fotos y recuerdos.',
    administratorHint: 'Todo.',
    email: 'Correo electrónico',
    emailHint: 'Déjelo vacío si prefiere enviar usted el enlace.',
    create: 'Crear el enlace',
    failed: { title: 'No se creó', description: 'No se pudo crear la invitación.' },
    ready: (name) => `La invitación para ${name}`,
    explanation:
      'Sirve una sola vez, durante tres días. Cualquiera que la tenga puede entrar, así que no se la dé a nadie más. Solo se muestra ahora.',
    mailed: (email) => `Se envió a ${email}.`,
    notMailed: (email) => `No se pudo enviar a ${email}. Envíela usted de otra manera.`,
    done: 'Listo',
    link: { label: 'El enlace', copy: 'Copiar enlace', copied: 'Copiado', share: 'Enviar enlace' },
  },
})

export const dialogTexts = texts.dialog
