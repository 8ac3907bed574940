import * as access from './access.ts'
import * as archive from './archive.ts'
import * as auth from './auth.ts'
import * as deleted from './deleted.ts'
import * as digest from './digest.ts'
import * as filmPlan from './filmPlan.ts'
import * as history from './history.ts'
import * as journal from './journal.ts'
import * as keepers from './keepers.ts'
import * as media from './media.ts'
import * as memories from './memories.ts'
import * as music from './music.ts'
import * as obituary from './obituary.ts'
import * as remote from './remote.ts'
import * as safekeeping from './safekeeping.ts'
import * as services from './services.ts'
import * as settings from './settings.ts'
import { workEndpoints } from './work.ts'

/** Every endpoint of the server, in the order the documentation shows them. */
export const endpoints = [
  media.listMedia,
  media.addMedia,
  media.uploadPhotos,
  media.addBatch,
  media.editMedia,
  media.setVisibility,
  media.adjustMedia,
  media.copyPicture,
  media.deleteMedia,
  media.setManyVisible,
  media.dateMany,
  media.deleteMany,
  media.reorderMedia,
  history.readHistory,
  history.putBack,
  history.approveEdit,
  history.discardEdit,
  history.listUndoings,
  history.undoVisitor,
  music.listMusic,
  music.addTrack,
  music.editTrack,
  music.deleteTrack,
  music.reorderMusic,
  safekeeping.readSafekeeping,
  services.listServices,
  services.addService,
  services.editService,
  services.deleteService,
  obituary.readObituary,
  obituary.saveObituary,
  obituary.deleteObituary,
  memories.listMemories,
  memories.countWaiting,
  memories.shareMemory,
  memories.editMemory,
  memories.answerMemory,
  memories.deleteMemory,
  memories.readOwnMemory,
  memories.editOwnMemory,
  memories.withdrawOwnMemory,
  deleted.listDeleted,
  deleted.putBackDeleted,
  deleted.deleteForGood,
  settings.readSettings,
  settings.saveSettings,
  access.readAccess,
  access.saveAccess,
  access.addAccessKey,
  access.revokeAccessKey,
  digest.readDigest,
  digest.saveDigest,
  remote.openRemote,
  remote.readRemote,
  remote.reportShow,
  remote.sendCommand,
  ...workEndpoints,
  filmPlan.readFilmPlan,
  filmPlan.drawFilmStill,
  archive.readArchive,
  journal.readJournal,
  keepers.listKeepers,
  keepers.changeRole,
  keepers.removeKeeper,
  keepers.listInvitations,
  keepers.inviteKeeper,
  keepers.withdrawInvitation,
  keepers.readInvitation,
  keepers.acceptInvitation,
  auth.checkAuth,
  auth.login,
  auth.logout,
  auth.changePassword,
  auth.listSessions,
  auth.endSession,
  auth.endOtherSessions,
] as const

type AnyEndpoint = (typeof endpoints)[number]
/** Each endpoint under its route: what the web's `call` is typed by. */
export type Endpoints = { [E in AnyEndpoint as E['route']]: E }
