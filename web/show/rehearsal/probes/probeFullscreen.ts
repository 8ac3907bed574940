import { enterFullscreen, isFullscreen } from '../../controls/useFullscreen.ts'

/** The parts of a browser that this probe needs, so that tests can pass others. */
export interface FullscreenPlatform {
  /** whether the page fills the screen, in full screen or because the window does */
  fillsScreen: () => boolean
  enter: () => Promise<void>
}

/** The time in milliseconds for which a browser may show the change to full screen before it tells the page. */
const CHANGE_MS = 3_000
const LOOK_MS = 50

export const pageFullscreen: FullscreenPlatform = {
  fillsScreen: () => isFullscreen() || matchMedia('(display-mode: fullscreen)').matches,
  enter: enterFullscreen,
}

/**
 * Whether the page fills the screen. If it does not, enters full screen, which browsers allow only when somebody presses a button.
 */
export async function probeFullscreen({ fillsScreen, enter }: FullscreenPlatform): Promise<boolean> {
  if (fillsScreen()) return true
  try {
    await enter()
  } catch {
    return false
  }
  for (let waitedMs = 0; !fillsScreen() && waitedMs < CHANGE_MS; waitedMs += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return fillsScreen()
}
