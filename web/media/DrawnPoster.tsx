/** What stands for a video that has no picture of its own: a strip of film, with room for the play mark. */
export const DrawnPoster = ({ title, fit }: { title: string; fit: 'whole' | 'crop' }) => (
  <span className={`photo photo-${fit} photo-drawn`}>
    <svg role="img" aria-label={title} viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="currentColor" strokeWidth="0.8">
        <path d="M0 26h96M0 70h96M12 26v44M84 26v44" />
        {holes.flatMap((x) =>
          [16.5, 73.5].map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" rx="1.2" />),
        )}
      </g>
    </svg>
  </span>
)

const holes = Array.from({ length: 8 }, (_, hole) => 3 + hole * 12)
