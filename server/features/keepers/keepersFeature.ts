import { readJournal } from './readJournal.ts'
import { findOrigin } from '../../http/callers/origin.ts'
import { beginSession } from '../../http/callers/sessions.ts'
import {
  acceptInvitation,
  inviteKeeper,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.ts'
import { changeRole, listKeepers, removeKeeper } from './keepers.ts'
import { mailInvitation } from './mailInvitation.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const keepersFeature = {
  routes: {
    'GET /api/keepers': (context, { caller }) => listKeepers(context, caller.familyTexts),
    'PUT /api/keepers/:id': changeRole,
    'DELETE /api/keepers/:id': removeKeeper,
    'GET /api/journal': readJournal,
    'GET /api/invitations': listInvitations,
    'POST /api/invitations': async (context, { caller, body, requestKey, request }) => {
      const { key, ...invitation } = await inviteKeeper(context, caller, body, requestKey)
      const path = `/admin/invitation#${key}`
      const isMailed = await mailInvitation(context, {
        recipient: body.email,
        invitation,
        link: findOrigin(context.config, request) + path,
        inviterId: caller.person.id,
      })
      return { ...invitation, path, isMailed }
    },
    'DELETE /api/invitations/:id': withdrawInvitation,
    'GET /api/invitations/mine': readInvitation,
    'POST /api/invitations/mine': async (context, { caller, headers, body, request, reply }) => {
      const person = await acceptInvitation(context, caller, headers['invitation-key'], body)
      await beginSession(context, person.id, request, reply)
      return person
    },
  },
} satisfies Feature
