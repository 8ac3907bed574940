import { readJournalEndpoint } from '../../../contract/people/journal.ts'
import * as contract from '../../../contract/people/keepers.ts'
import { readJournal } from '../../memorial/readJournal.ts'
import type { Context } from '../../platform/context.ts'
import { findOrigin } from '../../http/callers/origin.ts'
import type { Route } from '../../http/routes/route.ts'
import { beginSession, endSession } from '../../http/callers/sessions.ts'
import {
  acceptInvitation,
  inviteKeeper,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.ts'
import { changeRole, listKeepers, removeKeeper } from './keepers.ts'
import { mailInvitation } from './mailInvitation.ts'

export function keepersRoutes(route: Route, context: Context) {
  route(contract.listKeepersEndpoint, () => listKeepers(context))
  route(contract.changeRoleEndpoint, ({ caller, params, body }) =>
    changeRole(context, caller, params.id, body.isAdmin),
  )
  route(contract.removeKeeperEndpoint, ({ caller, params }) => removeKeeper(context, caller, params.id))
  route(readJournalEndpoint, ({ query }) => readJournal(context, query.page))
  route(contract.listInvitationsEndpoint, () => listInvitations(context))
  route(contract.inviteKeeperEndpoint, async ({ caller, body, requestKey, request }) => {
    const { key, ...invitation } = await inviteKeeper(context, caller, body, requestKey)
    const path = `/admin/invitation#${key}`
    const isMailed = await mailInvitation(context, body.email, findOrigin(context.config, request) + path)
    return { ...invitation, path, isMailed }
  })
  route(contract.withdrawInvitationEndpoint, ({ params }) => withdrawInvitation(context, params.id))
  route(contract.readInvitationEndpoint, ({ headers }) => readInvitation(context, headers['invitation-key']))
  route(contract.acceptInvitationEndpoint, async ({ caller, headers, body, request, reply }) => {
    const person = await acceptInvitation(context, caller, headers['invitation-key'], body)
    await endSession(context, request, reply)
    await beginSession(context, person.id, request, reply)
    return person
  })
}
