import { Button } from '../../ui/Button.tsx'
import type { ShowMusic } from '../music/useMusic.ts'
import { texts } from '../../../languages/en/visitors/show.ts'

interface NoMusicProps extends ShowMusic {
  /** the message that is shown if the list of tracks is empty */
  message: string
}

export const NoMusic = ({ message, ...music }: NoMusicProps) => (
  <div className="show-no-music">
    {music.isLoading ? (
      <p role="status">{texts.musicLoading}</p>
    ) : (
      <p>{music.loadFailure ? texts.musicUnreachable : message}</p>
    )}
    {music.loadFailure && <Button onClick={music.loadFailure.retry}>{texts.tryAgain}</Button>}
  </div>
)
