import { linkTo } from '../../api/urls.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import './remote.css'
import { texts } from '../../../languages/en/visitors/remote.ts'
import { useRemote } from './useRemote.ts'

export default function RemotePage() {
  const { status, state, send } = useRemote()
  const { playing, music } = state
  const isUsable = status === 'connected' || status === 'lost'
  const hasNoShow = status === 'ended' || status === 'noCode'
  return (
    <div className={classes('remote night', hasNoShow && 'remote-without-show')}>
      <h1>{texts.title}</h1>
      <p role="status">{texts[status]}</p>
      {isUsable && (
        <div>
          <RemoteButton label={texts.previous} icon="previous" onPress={() => send('previous')} />
          <RemoteButton label={texts.next} icon="next" onPress={() => send('next')} />
          <RemoteButton
            label={playing ? texts.pause : texts.play}
            icon={playing ? 'pause' : 'play'}
            onPress={() => send(playing ? 'pause' : 'play')}
          />
          <RemoteButton
            label={texts.music}
            icon={music ? 'volume' : 'mute'}
            isPressed={music}
            onPress={() => send(music ? 'music-off' : 'music-on')}
          />
        </div>
      )}
      {hasNoShow && (
        <nav aria-label={texts.ways}>
          <ButtonLink href={linkTo('/slideshow')}>{texts.slideshow}</ButtonLink>
          <ButtonLink href={linkTo('/')}>{texts.home}</ButtonLink>
        </nav>
      )}
    </div>
  )
}

interface ButtonProps {
  label: string
  icon: IconName
  isPressed?: boolean
  onPress: () => void
}

const RemoteButton = ({ label, icon, isPressed, onPress }: ButtonProps) => (
  <button type="button" aria-pressed={isPressed} onClick={onPress}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)
