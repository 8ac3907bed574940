/** What stands for a video that has no picture of its own: a reel of film in the colours of the page. */
export const DrawnPoster = ({ title, fit }: { title: string; fit: 'whole' | 'crop' }) => (
  <span className={`photo photo-${fit} photo-drawn`}>
    <svg role="img" aria-label={title} viewBox="0 0 96 72" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <circle cx="48" cy="36" r="17" />
        <circle cx="48" cy="36" r="2.4" />
        {holes.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" />
        ))}
        <path d="M48 53h31M79 53v-4" strokeLinecap="round" />
      </g>
    </svg>
  </span>
)

/** Five holes on a ring around the reel's middle. */
const holes = Array.from({ length: 5 }, (_, hole) => {
  const angle = (hole / 5) * 2 * Math.PI - Math.PI / 2
  const at = (middle: number, reach: number) => Math.round((middle + reach * 10) * 100) / 100
  return [at(48, Math.cos(angle)), at(36, Math.sin(angle))] as const
})
