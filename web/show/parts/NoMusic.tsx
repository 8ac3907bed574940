import { Button } from '../../ui/Button.tsx'
import type { MusicOfShow } from '../useMusic.ts'
import { texts } from './texts.ts'

interface NoMusicProps extends Pick<MusicOfShow, 'unreachable'> {
  /** where the list is empty */
  message: string
}

export const NoMusic = ({ unreachable, message }: NoMusicProps) => (
  <div className="show-no-music">
    <p>{unreachable ? texts.musicUnreachable : message}</p>
    {unreachable && <Button onClick={unreachable.retry}>{texts.tryAgain}</Button>}
  </div>
)
