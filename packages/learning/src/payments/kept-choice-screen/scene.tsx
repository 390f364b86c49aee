import { Hills, Mountain, Sun, Tree } from '../../lib/scenery';

/** A morning over the highlands: a band on phones, a picture beside the text from 64rem on. */
export function Scene() {
  return (
    <div
      aria-hidden="true"
      data-slot="kept-choice-scene"
      className="relative -mx-4 h-26 overflow-clip bg-selected sm:-mx-6 lg:order-last lg:mx-0 lg:h-105 lg:rounded-xl lg:border forced-colors:hidden"
    >
      <svg
        viewBox="0 0 390 104"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full lg:hidden"
      >
        <Sun x={312} y={52} radius={28} />
        <g transform="translate(140 46) scale(0.45)">
          <Mountain x={0} y={0} />
        </g>
        <Hills width={390} height={104} at={[76, 87, 96]} rise={5} row={5} />
        <Tree x={36} y={92} size={0.45} />
        <Tree x={236} y={94} size={0.4} />
      </svg>
      <svg
        viewBox="0 0 440 420"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full max-lg:hidden"
      >
        <Sun x={273} y={176} radius={62} />
        <Mountain x={132} y={210} />
        <Hills width={440} height={420} at={[302, 346, 390]} />
        <Tree x={88} y={370} size={1} />
        <Tree x={378} y={378} size={0.8} />
      </svg>
    </div>
  );
}
