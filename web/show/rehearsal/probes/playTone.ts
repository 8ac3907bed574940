/** The notes of the tone, in hertz. Small loudspeakers play them, too. */
const NOTES = [440, 660]
const NOTE_SECONDS = 0.7

/**
 * Plays a short tone at the volume of the show, from 0 to 1, so that somebody can say whether it is heard. Must be called when
 * somebody presses a button, because browsers allow no sound before that. Does nothing in a browser that cannot make one: then
 * nobody hears anything, and says so.
 */
export async function playTone(volume: number, openContext = () => new AudioContext()): Promise<void> {
  try {
    const context = openContext()
    await context.resume()
    const startAt = context.currentTime
    for (const [index, frequency] of NOTES.entries()) {
      const oscillator = context.createOscillator()
      const gain = context.createGain()
      const at = startAt + index * NOTE_SECONDS
      oscillator.frequency.value = frequency
      // rises and falls gently, because a sudden beginning or end would be a click
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(volume, at + 0.05)
      gain.gain.setValueAtTime(volume, at + NOTE_SECONDS - 0.15)
      gain.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS)
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(at)
      oscillator.stop(at + NOTE_SECONDS)
      if (index === NOTES.length - 1) oscillator.onended = () => void context.close()
    }
  } catch (reason) {
    console.info('This browser cannot make a tone', reason)
  }
}
