import type { Player } from './use-player';

/** The `<track>` elements of a player. None is the default, so the browser fetches them only on demand. */
export function MediaTracks({ player }: { player: Player }) {
  return (
    <>
      {player.tracks.map((track) => (
        <track
          key={`${track.kind} ${track.src}`}
          kind={track.kind}
          src={track.src}
          srcLang={track.language}
          label={track.label}
        />
      ))}
      {player.transcript.extraTrack && <track kind="metadata" src={player.transcript.extraTrack} />}
    </>
  );
}
