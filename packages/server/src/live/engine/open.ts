import type { Config } from '../../platform/config';
import type { EngineEvents, LiveEngine } from './engine';
import { JanusEngine } from './janus-engine';
import { noEngine } from './no-engine';
import { WeriftEngine } from './werift-engine';

/** The media server that the settings name. */
export function openEngine(
  { engine, address, ports, janusUrls }: Config['live'],
  events: EngineEvents,
): LiveEngine {
  switch (engine) {
    case 'none':
      return noEngine;
    case 'janus':
      return new JanusEngine(janusUrls, events);
    case 'werift':
      return new WeriftEngine({ address, ports, loss: 0 }, events);
  }
}
