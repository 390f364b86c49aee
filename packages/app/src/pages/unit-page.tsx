import { useParams } from 'react-router-dom';
import UnitOffer from '../shell/unit-offer';

export default function UnitPage() {
  const { unitId = '' } = useParams();
  return <UnitOffer key={unitId} unitId={unitId} />;
}
