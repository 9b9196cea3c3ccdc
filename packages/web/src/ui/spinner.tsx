/** A ring with a gap, beside the words that say what is going on. */
export function Spinner({ size = 14 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 14 14"
      className="shrink-0 animate-turn"
    >
      <circle
        cx="7"
        cy="7"
        r="5.75"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2"
      />
      <path d="M7 1.25A5.75 5.75 0 0 1 12.75 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
