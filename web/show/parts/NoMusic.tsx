import { Button } from '../../ui/Button.tsx'
import type { ShowMusic } from '../music/useMusic.ts'
import { texts } from './texts.ts'

interface NoMusicProps extends Pick<ShowMusic, 'isLoading' | 'unreachable'> {
  /** the message that is shown if the list of tracks is empty */
  message: string
}

export const NoMusic = ({ isLoading, unreachable, message }: NoMusicProps) => (
  <div className="show-no-music">
    {isLoading ? (
      <p role="status">{texts.musicLoading}</p>
    ) : (
      <p>{unreachable ? texts.musicUnreachable : message}</p>
    )}
    {unreachable && <Button onClick={unreachable.retry}>{texts.tryAgain}</Button>}
  </div>
)
