import { call } from '../../api/call.ts'
import type { CallInput } from '../../api/endpoints.ts'
import { toFileUrl } from '../../api/urls.ts'
import { leaveFullscreen } from '../controls/useFullscreen.ts'
import { readFreeBytes } from '../offline/freeSpace.ts'
import { canStore, saveRehearsal, WORKER_SCOPE } from '../offline/storedShow.ts'
import { type FullscreenPlatform, pageFullscreen } from './probes/probeFullscreen.ts'
import type { MediaElement } from './probes/playMoment.ts'
import { playTone } from './probes/playTone.ts'
import { probeAccess } from './probes/probeAccess.ts'
import { probeRemote } from './probes/probeRemote.ts'
import { probeWakeLock } from './probes/probeWakeLock.ts'
import { type Refusal, refuseNetwork } from './probes/refuseNetwork.ts'

/** Everything that a rehearsal needs of a browser. */
export interface RehearsalPlatform {
  fullscreen: FullscreenPlatform & { leave: () => Promise<void> }
  keepsScreenOn: () => Promise<boolean>
  playTone: (volume: number) => Promise<void>
  createAudio: () => MediaElement
  createVideo: () => MediaElement
  toFileUrl: (filePath: string) => string
  canStore: () => boolean
  readFreeBytes: () => Promise<number | null>
  probeAccess: typeof probeAccess
  probeRemote: (signal: AbortSignal) => Promise<boolean>
  refuseNetwork: () => Promise<Refusal | null>
  /** Notes on this device how the rehearsal has ended, and tells the server. */
  report: (rehearsal: CallInput<'POST /api/rehearsals'>['body']) => Promise<unknown>
}

export const pagePlatform: RehearsalPlatform = {
  fullscreen: { ...pageFullscreen, leave: leaveFullscreen },
  keepsScreenOn: () => probeWakeLock(navigator.wakeLock),
  playTone: (volume) => playTone(volume),
  createAudio: () => new Audio(),
  createVideo: () => Object.assign(document.createElement('video'), { playsInline: true }),
  toFileUrl,
  canStore,
  readFreeBytes: () => readFreeBytes(),
  probeAccess,
  probeRemote: (signal) => probeRemote(signal),
  refuseNetwork: () =>
    refuseNetwork(
      navigator.serviceWorker,
      async () => (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.active,
    ),
  report: (body) => Promise.all([saveRehearsal(body.isReady), call('POST /api/rehearsals', { body })]),
}
