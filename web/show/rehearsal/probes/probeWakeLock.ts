/** Whether this device keeps its screen on when a page asks for it: takes the lock for a moment. */
export async function probeWakeLock(wakeLock: Pick<WakeLock, 'request'> | undefined): Promise<boolean> {
  try {
    const lock = await wakeLock?.request('screen')
    const isHeld = lock?.released === false
    await lock?.release()
    return isHeld
  } catch {
    return false
  }
}
