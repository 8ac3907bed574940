import type { ShowMusic } from '../music/useMusic.ts'
import { PlayButtons } from './PlayButtons.tsx'

export const MusicButtons = ({ musicPlayer, music }: ShowMusic) => (
  <PlayButtons
    playing={music.playing}
    onPrevious={musicPlayer.previous}
    onToggle={music.playing ? musicPlayer.pause : musicPlayer.play}
    onNext={musicPlayer.next}
  />
)
